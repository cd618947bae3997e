import { hints, misfit } from '../../../core/hints.ts'
import { invalid } from '../../../core/problem.ts'
import { makeRegistry } from '../../../core/registry.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { FacetValues } from './facets.ts'
import type { qrCode } from './tables.ts'

/** A code as its facets know it: where it hangs, its name and sign id, and whether it is out of service. */
export type FacetCode = Pick<
  typeof qrCode.$inferSelect,
  'GroupId' | 'BuildingId' | 'id' | 'SignId' | 'QrName' | 'Location' | 'Floor' | 'InstallationNote' | 'Retired'
>
/** The transaction in which facets are saved, and its account. */
export type FacetSaving = { tx: Tx; GroupId: string; now: Date }

/** What a later feature keeps with codes. Each function runs in the transaction of the code's own save. */
export type CodeFacet = {
  readonly Key: string
  /** Its value on the wire; null where the code has none. */
  read(ctx: GroupCtx, QrCodeId: string): Promise<object | null>
  /** Saves a value that the rules of the facet allow; null removes it. What was and is goes into the history of the code. */
  save(ctx: GroupCtx, code: FacetCode, value: unknown): Promise<{ Before: object | null; After: object | null }>
  /** Gives new codes of other buildings what a code has, as far as it holds there. */
  copy(ctx: FacetSaving, QrCodeId: string, to: readonly FacetCode[]): Promise<void>
  /** Codes have another name or place. */
  follow(ctx: FacetSaving, codes: readonly FacetCode[]): Promise<void>
  /** Codes were taken out of service, or put back. */
  retire(ctx: FacetSaving, QrCodeIds: readonly string[], Retired: boolean): Promise<void>
}
export const codeFacets = makeRegistry<CodeFacet>()

/** What a later feature does with what it keeps of codes, in the transaction in which they have another name or place. */
export const codeFollowers = makeRegistry<(ctx: FacetSaving, codes: readonly FacetCode[]) => Promise<void>>()

/** What a later feature gives new codes, in the transaction in which they are made as copies of a code. */
export const codeCopiers = makeRegistry<(ctx: FacetSaving, QrCodeId: string, to: readonly FacetCode[]) => Promise<void>>()

/** The facets of a code by their keys; of one that it does not have, null. */
export const readFacets = async (ctx: GroupCtx, QrCodeId: string): Promise<FacetValues> => {
  const values: Record<string, unknown> = {}
  for (const facet of codeFacets.all()) values[facet.Key] = await facet.read(ctx, QrCodeId)
  return values
}

/** Saves the facets that are sent; the others stay, and follow their code. Gives what changes, for the history. Throws where no feature has a facet of a key. */
export const saveFacets = async (
  ctx: GroupCtx,
  code: FacetCode,
  values: FacetValues = {},
): Promise<{ Before: Record<string, unknown>; After: Record<string, unknown> }> => {
  const unknown = Object.keys(values).find(key => codeFacets.all().every(({ Key }) => Key !== key))
  if (unknown !== undefined) throw invalid([misfit(`Facets.${unknown}`, hints.choice)])
  const changed: { Before: Record<string, unknown>; After: Record<string, unknown> } = { Before: {}, After: {} }
  for (const facet of codeFacets.all()) {
    const { Key } = facet
    if (values[Key] === undefined) {
      await facet.follow(ctx, [code])
      continue
    }
    const { Before, After } = await facet.save(ctx, code, values[Key])
    if (Before === null && After === null) continue
    changed.Before[Key] = Before
    changed.After[Key] = After
  }
  for (const follow of codeFollowers.all()) await follow(ctx, [code])
  return changed
}

/** Codes of the account have another name or place. */
export const followFacets = async (ctx: FacetSaving, codes: readonly FacetCode[]): Promise<void> => {
  if (codes.length === 0) return
  for (const facet of codeFacets.all()) await facet.follow(ctx, codes)
  for (const follow of codeFollowers.all()) await follow(ctx, codes)
}

/** Copies the facets of a code, and what later features keep of it, to new codes. */
export const copyFacets = async (ctx: FacetSaving, QrCodeId: string, to: readonly FacetCode[]): Promise<void> => {
  if (to.length === 0) return
  for (const facet of codeFacets.all()) await facet.copy(ctx, QrCodeId, to)
  for (const copy of codeCopiers.all()) await copy(ctx, QrCodeId, to)
}

/** Codes of the account were taken out of service, or put back. */
export const retireFacets = async (ctx: FacetSaving, QrCodeIds: readonly string[], Retired: boolean): Promise<void> => {
  for (const facet of codeFacets.all()) await facet.retire(ctx, QrCodeIds, Retired)
}
