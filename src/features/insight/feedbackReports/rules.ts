import { type ReportRole, reportRoles } from '../../codes/answers/rules.ts'
import type { Sums } from '../feedback/figures.ts'
import { figuresOf } from '../feedback/figures.ts'

/** How "not stated" is named among the roles of the reports. */
export const notStated = 'NotStated'
export const reportRoleNames = [...(Object.keys(reportRoles) as ReportRole[]), notStated] as const // the keys of that record

const listed = (text: string | undefined): string[] => (text ?? '').split(',').flatMap(one => one.trim() || [])
const isRole = (role: string): role is ReportRole => Object.hasOwn(reportRoles, role)

type ReportAsked = { qrType?: string | undefined; role?: string | undefined }
/** What narrows the answers of a report: QR types (`All`: every one) and roles, of which unknown ones narrow to nothing. */
export const answersOnly = ({ qrType, role }: ReportAsked): { QrType?: string[]; Role?: (ReportRole | '')[] } => {
  const types = listed(qrType).filter(one => one !== 'All')
  const roles = listed(role)
  return {
    ...(types.length > 0 && { QrType: types }),
    ...(roles.length > 0 && { Role: roles.flatMap((one): (ReportRole | '')[] => (isRole(one) ? [one] : one === notStated ? [''] : [])) }),
  }
}

/** The figures of answers as the reports name them. */
export const reportFigures = (sums: Sums) => {
  const { AverageScore: CSAT, Count: CSATCount, ...others } = figuresOf(sums)
  return { CSAT, CSATCount, ...others }
}
