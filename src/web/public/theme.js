// Before the first paint: the theme and text size that the player chose.
try {
  const settings = JSON.parse(localStorage.getItem('curio.settings') ?? '{}');
  const root = document.documentElement;
  if (settings.theme === 'light' || settings.theme === 'dark') root.dataset.theme = settings.theme;
  if (settings.textSize === 'large' || settings.textSize === 'larger')
    root.dataset.text = settings.textSize;
} catch {
  // Storage refused: the system's theme it is.
}
