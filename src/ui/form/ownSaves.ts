/** Versions that this window's own saves have led to, by record and version. */
const next = new Map<string, number>()

type OwnSaves = { note(from: unknown, to: unknown): void; latest(version: number): number }

/** Follows a record's versions through the saves of this window: from the version that a form has read to the latest of its own. */
export const ownSavesOf = (record: string): OwnSaves => ({
  note: (from, to) => {
    if (typeof from === 'number' && typeof to === 'number') next.set(`${record}/${from}`, to)
  },
  latest: version => {
    let latest = version
    for (let then = next.get(`${record}/${latest}`); then !== undefined; then = next.get(`${record}/${latest}`)) latest = then
    return latest
  },
})

const versionOf = (value: unknown): unknown => Reflect.get(Object(value), 'Version')

/** An input under the latest version that this window has saved of the record; as it is where it names no record or no version. */
export const followOwnSaves = <V>(input: V, record: string | undefined): V => {
  const version = versionOf(input)
  return record && typeof version === 'number' ? { ...input, Version: ownSavesOf(record).latest(version) } : input
}

/** Remembers which version a save of the record has led to. */
export const noteOwnSave = (record: string | undefined, input: unknown, output: unknown): void => {
  if (record) ownSavesOf(record).note(versionOf(input), versionOf(output))
}
