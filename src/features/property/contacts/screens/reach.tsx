import { Anchor } from '@mantine/core'
import { shownPhone } from '../../../../core/phone.ts'

/** A phone number that calls. */
export const PhoneLink = ({ phone, label }: { phone: string; label: string }) => (
  <Anchor href={`tel:+${phone}`} inherit className="tabular" aria-label={`${label}: ${shownPhone(phone)}`}>
    {shownPhone(phone)}
  </Anchor>
)

/** An e-mail address that opens a letter. */
export const MailLink = ({ email, label }: { email: string; label: string }) => (
  <Anchor href={`mailto:${email}`} inherit aria-label={`${label}: ${email}`}>
    {email}
  </Anchor>
)

type Words = (key: 'call' | 'mail', values: { name: string }) => string
type Of<R> = { name: (row: R) => string; at: (row: R) => string | null }

/** Draws the cells of a column as phone numbers that call. */
export const phoneCell =
  <R,>(t: Words, { name, at }: Of<R>) =>
  (row: R) => {
    const phone = at(row)
    return phone && <PhoneLink phone={phone} label={t('call', { name: name(row) })} />
  }

/** Draws the cells of a column as e-mail addresses. */
export const mailCell =
  <R,>(t: Words, { name, at }: Of<R>) =>
  (row: R) => {
    const email = at(row)
    return email && <MailLink email={email} label={t('mail', { name: name(row) })} />
  }
