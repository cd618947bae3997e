/** The id of the n-th row of a kind, in SQL. */
export const sqlId = (kind: number, n: string) =>
  `('00000000-0000-7${kind.toString(16).padStart(3, '0')}-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
