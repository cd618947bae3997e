import type { Permission } from '../../../core/permissions.ts'

/** How far somebody who showed interest has come. */
export const leadStages = ['New', 'Contacted', 'Won', 'Lost'] as const
export type LeadStage = (typeof leadStages)[number]
/** In these stages somebody still has to act. */
export const openLeadStages: readonly LeadStage[] = ['New', 'Contacted']

/** Days after which a lead that nobody has handled is told. */
export const waitingDays = 2

/** Types of codes by which people show interest, each with the permission of its report. */
export const leadFlags = {
  Vacancy: 'VacancyLead',
  FieldMarketing: 'FieldMarketing',
  LeadCapture: 'LeadCapture',
} as const satisfies Record<string, Permission>
export type LeadType = keyof typeof leadFlags
export const isLeadType = (type: string): type is LeadType => Object.hasOwn(leadFlags, type)

/** Sees the reports of all types, and handles their leads. */
export const reportsFlag = 'ManageReports' as const satisfies Permission
/** Any of these handles leads; of which type, its own flag says. */
export const leadMay = [reportsFlag, ...Object.values(leadFlags)] as const
