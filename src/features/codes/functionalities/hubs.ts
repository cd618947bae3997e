import type { Label } from '../../../core/labels.ts'
import type { FunctionalityType } from './definitions.ts'

/** A hub that stands ready: a QR type of its own, whose page offers some types. */
export type HubDefinition = {
  readonly QrType: string
  readonly Label: Label
  /** What its page offers, in this order; the template default of each can be saved. */
  readonly items: readonly FunctionalityType[]
}

/** The hubs that are made as they stand, by their QR type. */
export const hubTypes = {
  InstallationHub: {
    QrType: 'InstallationHub',
    Label: { en: 'Installation hub', es: 'Hub de instalación', fr: 'Hub d’installation' },
    items: ['Support', 'AEDInspection', 'FireExtinguisherInspection', 'MobileEmployee'],
  },
  ResidentHub: {
    QrType: 'ResidentHub',
    Label: { en: 'Resident hub', es: 'Hub de residentes', fr: 'Hub des résidents' },
    items: ['Maintenance', 'CustomFeedback', 'Renewal', 'MoveIn', 'ResidentCheckOut'],
  },
  TenantHub: {
    QrType: 'TenantHub',
    Label: { en: 'Tenant hub', es: 'Hub de inquilinos', fr: 'Hub des locataires' },
    items: ['Maintenance', 'CustomFeedback', 'GuestCheckIn', 'Support'],
  },
} as const satisfies Record<string, HubDefinition>

/** A hub that was composed by hand. */
export const composedHub: HubDefinition = { QrType: 'QrHub', Label: { en: 'Hub', es: 'Hub', fr: 'Hub' }, items: [] }

/** Every kind of hub, as lists and filters name them. */
export const hubKinds: readonly HubDefinition[] = [composedHub, ...Object.values<HubDefinition>(hubTypes)]

/** The hub that a QR type stands for; undefined for any other. */
export const hubTypeOf = (QrType: string): HubDefinition | undefined => hubKinds.find(one => one.QrType === QrType)
