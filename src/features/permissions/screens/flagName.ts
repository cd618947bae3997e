/** A flag as people read it: `ManageDateArchive` → "Manage Date Archive". The name itself is the specification's. */
export const flagName = (key: string): string => key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
