import { Alert, Anchor, Button, SegmentedControl, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { sizeText } from '../../../../core/sizeText.ts'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { sandboxedHtml } from '../../../../ui/trustedHtml.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetMails, ReadMail, SendMailAgain } from '../contract.ts'
import { words } from '../words.ts'
import { ErasedNotice } from './Erased.tsx'
import classes from './MailView.module.css'
import { outward, splitLinks, stateKinds } from './mailBody.ts'
import { ProblemText } from './ProblemText.tsx'

type Mail = Output<typeof ReadMail>

/** One mail: recipients, state, attachments, and its body. */
export const MailView = ({ id }: { id: string }) => {
  const t = useWords(words)
  const [links, setLinks] = useState(false)
  const query = useCall(ReadMail, { MailId: id, ...(links && { Links: true }) }, { quiet: true, load: 'once' })
  if (query.data?.To.length === 0) return <ErasedNotice />
  if (query.data) return <Mail mail={query.data} masked={!links} onLinks={() => setLinks(true)} />
  return query.isError ? <LoadFailed query={query} text={t('failed')} /> : <LinesSkeleton lines={8} />
}

const Mail = ({ mail, masked, onLinks }: { mail: Mail; masked: boolean; onLinks: () => void }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const [as, setAs] = useState('picture')
  return (
    <Stack gap="sm">
      <dl className={classes.facts}>
        <Fact label={t('to')}>{mail.To.join(', ')}</Fact>
        <Fact label={t('date')}>{dateTime(mail.CreatedDate)}</Fact>
        <Fact label={t('state')}>
          <StatusDot kind={stateKinds[mail.State]} label={t(`states.${mail.State}`)} />
        </Fact>
        {mail.Refused.length > 0 && <Fact label={t('notDelivered')}>{mail.Refused.join(', ')}</Fact>}
        {mail.Attachments.length > 0 && (
          <Fact label={t('attachments')}>{mail.Attachments.map(({ name, size }) => `${name} (${sizeText(size)})`).join(', ')}</Fact>
        )}
      </dl>
      {mail.Problem && (
        <Alert color={mail.State === 'PartlySent' ? 'amber' : 'red'} title={t('problem')}>
          <ProblemText problem={mail.Problem} />
          {mail.State === 'Failed' && <SendAgain id={mail.id} label={t('sendAgain')} />}
          {mail.State === 'PartlySent' && <SendAgain id={mail.id} label={t('sendAgainTo')} />}
        </Alert>
      )}
      {mail.HasLinks && masked && <Masked onLinks={onLinks} />}
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={t('mail')}
          value={as}
          onChange={setAs}
          data={[
            { value: 'picture', label: t('asPicture') },
            { value: 'text', label: t('asText') },
          ]}
        />
        <span className={classes.note}>{t('linksOutside')}</span>
      </div>
      {as === 'picture' ? <Picture mail={mail} /> : <Text text={mail.Text} />}
    </Stack>
  )
}

/** Says that one-time links are hidden, and shows them to a user who must hand one on. */
const Masked = ({ onLinks }: { onLinks: () => void }) => {
  const t = useWords(words)
  return (
    <Alert color="blue" title={t('masked')}>
      {t('maskedLead')}
      <Button display="block" mt="sm" variant="default" onClick={onLinks}>
        {t('showLinks')}
      </Button>
    </Alert>
  )
}

const SendAgain = ({ id, label }: { id: string; label: string }) => {
  const t = useWords(words)
  const { run, running } = useWrite(SendMailAgain, { done: t('waitsAgain'), refresh: [ReadMail, GetMails] })
  return (
    <Button mt="sm" variant="default" loading={running} onClick={() => void run({ MailId: id })}>
      {label}
    </Button>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

// No scripts and no origin: what a mail holds can do nothing here. Its links may open a tab of their own.
const Picture = ({ mail }: { mail: Mail }) => (
  <iframe
    title={mail.Subject}
    srcDoc={sandboxedHtml(outward(mail.Html))}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerPolicy="no-referrer"
    className={classes.frame}
  />
)

const Text = ({ text }: { text: string }) => (
  <pre className={classes.text}>
    {splitLinks(text).map(({ part, link }, index) =>
      link ? (
        <Anchor key={index} href={part} target="_blank" rel="noopener noreferrer" fz="inherit">
          {part}
        </Anchor>
      ) : (
        part
      ),
    )}
  </pre>
)
