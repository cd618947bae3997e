/** Whom a PIN of a building is for, in the order of its form: the roles of those who work there without an account. */
export const pinTypes = ['ChiefEngineer', 'GM', 'Cleaning', 'Security', 'Supplier', 'MobileEngineer'] as const
export type PinType = (typeof pinTypes)[number]
