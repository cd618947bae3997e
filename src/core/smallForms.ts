/**
 * Smaller forms of a picture: as a logo, as an icon, as wide as a phone, and as one of many (`thumb`); and the bytes that each may have, so
 * that a scan page keeps within its 30 kB.
 */
export const smallMost = { small: 5_000, icon: 2_000, wide: 8_500, thumb: 40_000 } as const
export type SmallForm = keyof typeof smallMost
