// Settings as the command line gives them: `--set key=value`, on top of others.

import { failure, type Result, success } from '../core/result.ts';
import { type Field, parseSetting, type Setting, type Settings } from '../core/settings.ts';

/** A key alone switches on. Whether the settings fit together, their owner will say. */
export function assign(
  fields: readonly Field[],
  base: Settings,
  assignments: readonly string[],
): Result<Settings> {
  const settings: Record<string, Setting> = { ...base };
  for (const assignment of assignments) {
    const equals = assignment.indexOf('=');
    const key = equals < 0 ? assignment : assignment.slice(0, equals);
    const field = fields.find((known) => known.key === key);
    if (!field) {
      const known = fields.map((other) => other.key).join(', ');
      return failure('unknownSetting', key, known);
    }
    const value = parseSetting(field, equals < 0 ? 'yes' : assignment.slice(equals + 1));
    if (!value.ok) return value;
    settings[key] = value.value;
  }
  return success(settings);
}
