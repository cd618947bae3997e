import { ActionIcon, Badge, Button, Group, Text } from '@mantine/core'
import { IconPencil, IconPlus, IconTypography } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Input } from '../../../../core/call.ts'
import { ask, dialogs } from '../../../../ui/dialogs.tsx'
import { TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { type CallForm, markField } from '../../../../ui/form/useCallForm.ts'
import { useLatest } from '../../../../ui/form/useLatest.ts'
import { OrderedRows } from '../../../../ui/kit/OrderedRows.tsx'
import { moveIn } from '../../../../ui/kit/useFolds.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { decodeFilters } from '../../dashboards/screens/filters.ts'
import { findOpenDashboard } from '../../dashboards/screens/openDashboards.ts'
import type { SaveReport } from '../contract.ts'
import { longestText, mostBlocks, type ReportBlock } from '../model.ts'
import { words } from '../words.ts'
import { PartChooser } from './PartChooser.tsx'
import classes from './report.module.css'

type ReportForm = CallForm<Input<typeof SaveReport>>
const emptyBlock = { Title: '', Dashboard: '', Part: '', Filters: '', Text: '' }

/** The blocks of a report: parts and texts are added, put in order and removed. */
export const BlocksField = ({ form }: { form: ReportForm }) => {
  const t = useWords(words)
  const say = useSay()
  const blocks = form.values.Blocks as readonly ReportBlock[] // a draft holds whole blocks
  const problem = form.problemAt('Blocks')
  const put = (change: (blocks: readonly ReportBlock[]) => readonly ReportBlock[]) =>
    form.put(before => ({ ...before, Blocks: [...change(before.Blocks as readonly ReportBlock[])] }))
  const add = (block: Omit<ReportBlock, 'id'>) => put(before => [...before, { ...block, id: crypto.randomUUID() }])
  const latest = useLatest({ blocks })
  const isFull = blocks.length >= mostBlocks
  const choose = () =>
    dialogs.open(
      close => <PartChooser scope={form.values.Scope} room={mostBlocks - latest.current.blocks.length} onAdd={add} onDone={close} />,
      { title: t('choose'), size: 1120, phone: 'full' },
    )
  return (
    <section aria-label={t('Blocks')}>
      <Text fw={560} mb={4}>
        {t('Blocks')}
      </Text>
      {blocks.length === 0 && (
        <Text size="sm" c="var(--ink-soft)" mb="xs">
          {t('noBlocks')}
        </Text>
      )}
      <OrderedRows
        rows={blocks}
        keyOf={({ id }) => id}
        labelsOf={index => {
          const title = blocks[index]?.Title || t('textBlock')
          return {
            more: t('order.more', { title }),
            drag: t('order.drag', { title }),
            up: t('order.up', { title }),
            down: t('order.down', { title }),
            remove: t('order.remove', { title }),
          }
        }}
        tellMoved={(from, to) => t('order.moved', { title: blocks[from - 1]?.Title || t('textBlock'), to: String(to) })}
        onMove={(from, to) => put(before => moveIn(before, from, to))}
        onRemove={index => put(before => before.toSpliced(index, 1))}
      >
        {(block, index, order) =>
          block.Kind === 'Text' ? (
            <TextRow form={form} index={index} order={order} />
          ) : (
            <PartRow
              block={block}
              problem={form.problemAt(`Blocks.${index}.Dashboard`)}
              order={order}
              onTitle={Text => put(before => before.map((one, at) => (at === index ? { ...one, Text } : one)))}
            />
          )
        }
      </OrderedRows>
      <div {...markField(form, 'Blocks')} tabIndex={-1}>
        {problem && (
          <Text size="xs" c="var(--mantine-color-error)" role="alert" mb={6}>
            {say(problem)}
          </Text>
        )}
        <Group gap="xs" mt="xs">
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-haspopup="dialog"
            disabled={isFull}
            onClick={choose}
          >
            {t('addPart')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconTypography size={16} aria-hidden />}
            disabled={isFull}
            onClick={() => add({ ...emptyBlock, Kind: 'Text' })}
          >
            {t('addText')}
          </Button>
        </Group>
        {isFull && (
          <Text size="sm" c="var(--ink-soft)" mt={6}>
            {t('full', { most: String(mostBlocks) })}
          </Text>
        )}
      </div>
    </section>
  )
}

type PartRowProps = { block: ReportBlock; problem: string | undefined; order: ReactNode; onTitle: (title: string) => void }

const PartRow = ({ block: { Title, Text: own, Dashboard, Filters }, problem, order, onTitle }: PartRowProps) => {
  const t = useWords(words)
  const say = useSay()
  const [language] = useLanguage()
  const n = Object.keys(decodeFilters(Filters)).length
  const rename = async () => {
    const title = await ask({
      title: t('rename', { title: Title }),
      label: t('textTitle'),
      yes: t('use'),
      initial: own || Title,
      maxLength: 200,
    })
    if (title !== null) onTitle(title === Title ? '' : title)
  }
  return (
    <div className={classes.block}>
      <span className={classes.what}>
        <span className={classes.over}>{findOpenDashboard(Dashboard)?.head.title[language] ?? t('gone')}</span>
        <span className={classes.title}>{own ? `${own} (${Title})` : Title}</span>
        {problem && (
          <Text size="xs" c="var(--mantine-color-error)" role="alert">
            {say(problem)}
          </Text>
        )}
      </span>
      {n > 0 && (
        <Badge variant="light" tt="none" fw={500}>
          {t('filters', { n })}
        </Badge>
      )}
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('rename', { title: Title })} onClick={() => void rename()}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      {order}
    </div>
  )
}

const TextRow = ({ form, index, order }: { form: ReportForm; index: number; order: ReactNode }) => {
  const t = useWords(words)
  return (
    <div className={classes.block} data-text>
      <div className={classes.what}>
        <TextField of={form} name={`Blocks.${index}.Title`} label={t('textTitle')} maxLength={200} required />
        <TextAreaField of={form} name={`Blocks.${index}.Text`} label={t('text')} maxLength={longestText} />
      </div>
      {order}
    </div>
  )
}
