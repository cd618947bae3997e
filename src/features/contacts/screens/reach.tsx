import { Anchor } from '@mantine/core'
import { shownPhone } from '../../../core/phone.ts'

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
