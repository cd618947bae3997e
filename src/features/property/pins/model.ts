/** Types of PIN of a building, in the order of its form: the roles of people who work there without an account. */
export const pinTypes = ['ChiefEngineer', 'GM', 'Cleaning', 'Security', 'Supplier', 'MobileEngineer'] as const
export type PinType = (typeof pinTypes)[number]
