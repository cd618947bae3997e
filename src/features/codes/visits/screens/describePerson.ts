import type { Visit } from '../model.ts'

/** What is told of somebody below the name: company, host, unit, purpose. */
export const describePerson = ({ CompanyName, HostName, Unit, Purpose }: Visit, kind: string): string =>
  [kind, CompanyName, HostName && `→ ${HostName}`, Unit, Purpose].filter(Boolean).join(' · ')
