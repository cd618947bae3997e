/** Codes of the buildings that a user sees, by their e-mail; who is not named here sees every building of the account. */
export const access: Readonly<Record<string, readonly string[]>> = {
  'gm@demo.example': ['ASE', 'ASW', 'WLC'],
  'pm@demo.example': ['WLC'],
  'chief@demo.example': ['ASE', 'ASW'],
  'engineer@demo.example': ['ASE'],
  'manager@demo.example': ['BYR', 'LAN'],
  'coi@demo.example': ['ASE', 'ASW'],
}
