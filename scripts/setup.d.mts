/** The packages of a lock file, by their folders. */
type Packages = Readonly<Record<string, object>>
export function isInstalled(installed: Packages, locked: Packages): boolean
