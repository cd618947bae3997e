import { Alert, Badge, Button, Group, Text, TextInput } from '@mantine/core'
import { IconDownload, IconSearch, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { download } from '../../../../ui/download.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { toast } from '../../../../ui/toasts.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { ErasePerson, GetPersonalData } from '../contract.ts'
import { mostFound } from '../model.ts'
import { findPersonProblems } from '../rules.ts'
import { words } from '../words.ts'
import classes from './privacy.module.css'

type Records = Output<typeof GetPersonalData>['Records']

/** What is kept of a person: found by their e-mail or phone, downloaded for them, erased for them. */
export const PersonData = ({ gId }: { gId: string }) => {
  const t = useWords(words)
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [who, setWho] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const query = useCall(GetPersonalData, who === null ? null : { gId, who }, { quiet: true })
  const find = () => {
    const [wrong] = findPersonProblems('who', typed)
    setProblem(wrong ? say(wrong.Message) : null)
    if (wrong) return
    setWho(typed.trim())
    if (who === typed.trim()) void query.refetch()
  }
  const found = query.isPlaceholderData ? undefined : query.data
  return (
    <Section title={t('person')} collapsible={false}>
      <Text size="sm" c="var(--ink-soft)" mb="md">
        {t('personLead')}
      </Text>
      <form
        className={classes.find}
        onSubmit={event => {
          event.preventDefault()
          find()
        }}
      >
        <TextInput
          label={t('who')}
          value={typed}
          error={problem}
          onChange={event => setTyped(event.currentTarget.value)}
          autoComplete="off"
        />
        <Button type="submit" leftSection={<IconSearch size={16} aria-hidden />} loading={query.isFetching}>
          {t('find')}
        </Button>
      </form>
      <div role="status" aria-live="polite">
        {query.isError && !found && <LoadFailed query={query} />}
        {who !== null && found && found.Records.length === 0 && <EmptyState text={t('none')} hint={t('noneHint')} />}
        {who !== null && found && found.Records.length > 0 && (
          <Found gId={gId} who={who} records={found.Records} isMore={found.Total > mostFound} />
        )}
      </div>
    </Section>
  )
}

const Found = ({ gId, who, records, isMore }: { gId: string; who: string; records: Records; isMore: boolean }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const isOpen = records.some(one => one.Open)
  const erase = useWrite(ErasePerson, { refresh: [GetPersonalData] })
  const ask = async () => {
    const n = records.length
    if (!(await confirm({ title: t('eraseTitle'), text: t('eraseText', { n }), yes: t('erase'), danger: true }))) return
    const done = await erase.run({ GroupId: gId, Who: who })
    if (done) toast.success(t('erased', { n: done.Erased }))
  }
  const save = () => download(JSON.stringify({ who, records }, null, 2), 'personal-data.json', 'application/json')
  return (
    <>
      <Group justify="space-between" my="md">
        <Text fw={620}>{t('found', { n: records.length })}</Text>
        <Group gap="xs">
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
            {t('download')}
          </Button>
          <Button
            color="red"
            variant="outline"
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={isOpen}
            loading={erase.running}
            onClick={() => void ask()}
          >
            {t('erase')}
          </Button>
        </Group>
      </Group>
      {isOpen && (
        <Alert color="orange" variant="light" mb="md">
          {t('openLead')}
        </Alert>
      )}
      {isMore && (
        <Text size="sm" mb="md">
          {t('foundMost')}
        </Text>
      )}
      <ul className={classes.records} aria-label={t('records')}>
        {records.map(({ Kind, id, Label, Name, BuildingName, Date: at, Facts, Open }) => (
          <li key={`${Kind} ${id}`} className={classes.record}>
            <div className={classes.head}>
              <strong>{Name || Label}</strong>
              {Open && (
                <Badge color="orange" variant="light">
                  {t('openNow')}
                </Badge>
              )}
            </div>
            <div className={classes.more}>{[Label, BuildingName, dateTime(at)].filter(Boolean).join(' · ')}</div>
            <div className={classes.more}>{describeFacts(Facts, t)}</div>
          </li>
        ))}
      </ul>
    </>
  )
}

const factNames = ['Number', 'Email', 'Phone', 'Company', 'Unit', 'Host', 'Score', 'Text'] as const
/** What is known beside the name: `Number: 1042 · Unit: 4B`. */
const describeFacts = (facts: Readonly<Record<string, string>>, t: (key: `facts.${(typeof factNames)[number]}`) => string): string =>
  factNames.flatMap(name => (facts[name] ? [`${t(`facts.${name}`)}: ${facts[name]}`] : [])).join(' · ')
