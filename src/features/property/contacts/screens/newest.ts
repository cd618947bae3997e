/** A row as it was read again, unless the one that the list has given is newer: what is kept from an earlier look may be old. */
export const newest = <R extends { Version: number }>(again: R | undefined, given: R): R =>
  again && again.Version >= given.Version ? again : given
