import { Alert, Anchor, Button, SegmentedControl, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Output } from '../../../core/call.ts'
import { useCall, useWrite } from '../../../ui/calls.ts'
import { LoadFailed } from '../../../ui/kit/LoadFailed.tsx'
import { LinesSkeleton } from '../../../ui/kit/Skeletons.tsx'
import { StatusDot } from '../../../ui/kit/StatusDot.tsx'
import { sizeText } from '../../../ui/kit/Upload.tsx'
import { useFormats, useWords } from '../../../ui/words.tsx'
import { GetMail, GetMails, SendMailAgain } from '../contract.ts'
import { words } from '../words.ts'
import classes from './MailView.module.css'
import { linked, outward, stateKinds } from './mailBody.ts'
import { ProblemText } from './ProblemText.tsx'

type Mail = Output<typeof GetMail>

/** One mail: recipients, state, attachments, and its body. */
export const MailView = ({ id }: { id: string }) => {
  const t = useWords(words)
  const query = useCall(GetMail, { MailId: id }, { quiet: true })
  if (query.data) return <Mail mail={query.data} />
  return query.isError ? <LoadFailed query={query} text={t('failed')} /> : <LinesSkeleton lines={8} />
}

const Mail = ({ mail }: { mail: Mail }) => {
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

const SendAgain = ({ id, label }: { id: string; label: string }) => {
  const t = useWords(words)
  const { run, running } = useWrite(SendMailAgain, { done: t('waitsAgain'), refresh: [GetMail, GetMails] })
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
    srcDoc={outward(mail.Html)}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerPolicy="no-referrer"
    className={classes.frame}
  />
)

const Text = ({ text }: { text: string }) => (
  <pre className={classes.text}>
    {linked(text).map(({ part, link }, index) =>
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
