import { type FormValues, type Member, type Members, member } from '../../base/members/members.ts'

/** Whether a form's alternate link is on. */
export const leadsElsewhere = (form: FormValues): boolean => form.AlternateEnable === true

/** The alternate link: a page of the customer's own that a scan opens instead. */
export const alternateMembers = {
  AlternateEnable: member.flag({
    label: { en: 'Open another page instead', es: 'Abrir otra página en su lugar', fr: 'Ouvrir une autre page à la place' },
  }),
  ExternalUrl: member.web({
    label: { en: 'External URL', es: 'URL externa', fr: 'URL externe' },
    required: true,
    when: leadsElsewhere,
  }),
} satisfies Members

/** Members of a type that may lead elsewhere instead: while it does, nothing but that address is asked for. */
export const orAlternate = <M extends Members>(members: M) => {
  const own = Object.entries(members).map(([name, one]): [string, Member] => [
    name,
    { ...one, when: form => !leadsElsewhere(form) && (one.when?.(form) ?? true) },
  ])
  return { ...(Object.fromEntries(own) as M), ...alternateMembers } // the same keys
}
