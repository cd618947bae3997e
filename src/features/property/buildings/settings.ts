import { uuid, z } from '../../../core/call.ts'

/** What every page of a building may ask of its add-ons. */
export const BuildingSettings = z.object({
  DefaultTenantId: z.nullable(uuid()),
  AngusPropertyId: z.nullable(z.string()),
  BEBuildingId: z.nullable(z.string()),
  EnableAICover: z.boolean(),
  /** Rounds make no service requests here. */
  SRDisabled: z.boolean(),
})
export type BuildingSettings = z.output<typeof BuildingSettings>

const none = z.nullish(z.string())
/** What of the section Product Add-Ons is read outside of it. */
const KeptAddOns = z.object({
  DefaultTenantId: none,
  AngusIntegration: none,
  BEBuildingId: none,
  EnableAICover: z.optional(z.boolean()),
  SRDisabled: z.optional(z.boolean()),
})

/** The settings that a kept section Product Add-Ons holds; all off where there is none. */
export const settingsOf = (payload: unknown): BuildingSettings => {
  const kept = KeptAddOns.safeParse(payload ?? {}).data
  return {
    DefaultTenantId: kept?.DefaultTenantId ?? null,
    AngusPropertyId: kept?.AngusIntegration ?? null,
    BEBuildingId: kept?.BEBuildingId ?? null,
    EnableAICover: kept?.EnableAICover === true,
    SRDisabled: kept?.SRDisabled === true,
  }
}

const KeptOwner = z.object({ LogoFile: none, HasOwner: z.optional(z.boolean()), Label: none })
/** Who owns a building, for covers: the name and the logo that its section White Label holds; null where it has none. */
export const ownerOf = (payload: unknown): { Name: string | null; LogoUrl: string | null } => {
  const kept = KeptOwner.safeParse(payload ?? {}).data
  return { Name: (kept?.HasOwner && kept.Label) || null, LogoUrl: kept?.LogoFile || null }
}
