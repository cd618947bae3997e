const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const
const browsers = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const

/** The browser and the system in short, by which a manager knows a phone: "Chrome, Android". */
export const describeBrowser = (agent: string = navigator.userAgent): string =>
  [browsers, systems].flatMap(list => list.find(([, sign]) => sign.test(agent))?.[0] ?? []).join(', ')
