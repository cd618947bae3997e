/** A column of counts: whole numbers, at the right. */
export const countColumn = { numeric: true, digits: 0 } as const
/** A column of sums of money, with cents as the tiles have them. */
export const moneyColumn = { numeric: true, digits: 2, fixed: true } as const
/** A column of shares in percent (0 to 100), without decimals. */
export const shareColumn = { numeric: true, percent: true, digits: 0 } as const
