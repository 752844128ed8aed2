// Made by sheets.config.ts while building: where the pictures lie.

declare module 'virtual:herb-sheet' {
  const url: string;
  export default url;
}
