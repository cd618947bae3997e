/** Stands for what is not shown: the value of a secret, the name of a record that the reader may not see. */
export const MARK = '***'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const ids = new RegExp(`^${uuid}(?:, ${uuid})*$`)
/** Ids of other systems. */
const foreign = new Set(['BEBuildingId', 'GooglePlaceId', 'AngusIntegration'])

/** The ids of records of ours that a value holds: one, or a list of them. */
export const idsIn = (field: string, value: string | number | boolean | null): string[] =>
  typeof value === 'string' && ids.test(value) && !foreign.has(field.slice(field.lastIndexOf('.') + 1)) ? value.split(', ') : []
