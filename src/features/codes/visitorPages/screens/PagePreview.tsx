import { SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { Input } from '../../../../core/call.ts'
import { isLanguage, type Language, languageNames } from '../../../../core/words.ts'
import { useCall } from '../../../../ui/calls.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { definitionOf } from '../../functionalities/definitions.ts'
import type { PagePreviewProps } from '../../qr/screens/editor/pagePreview.ts'
import { PreviewScanPage } from '../contract.ts'
import { words } from '../words.ts'
import { PhoneFrame } from './PhoneFrame.tsx'
import classes from './preview.module.css'

type Part = Input<typeof PreviewScanPage>['Part']
type Shown = Pick<PagePreviewProps, 'gId' | 'values'>

/** The page that visitors get, as it is typed, in the languages of its labels; a small picture of it where it is `still`. */
export const PagePreview = ({ still = false, ...of }: PagePreviewProps) => (still ? <StillPage {...of} /> : <LivePage {...of} />)

/** A phone with the page, in the reader's language. */
const StillPage = ({ gId, values }: Shown) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const input = useDraft({ gId, values, language, part: 'Page' })
  const { data, isError } = useCall(PreviewScanPage, input, { quiet: true })
  const note = isError ? t('page.failed') : data?.LeadsTo ? t('page.leads', { address: data.LeadsTo }) : input ? null : t('page.choose')
  return (
    <div className={classes.still} inert>
      {note && <p className={classes.note}>{note}</p>}
      <PhoneFrame html={data?.Html ?? ''} hidden={note !== null} onLanguage={() => undefined} onSent={() => undefined} />
    </div>
  )
}

/** Nothing in the page is counted or sent. */
const LivePage = ({ gId, values, hub = false }: Shown & { hub?: boolean }) => {
  const t = useWords(words)
  const [own] = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [chosen, setPart] = useState<Part>('Page')
  const parts = partsOf({ values, hub })
  const part = parts.find(one => one === chosen) ?? parts[0]
  const input = useDraft({ gId, values, language, part })
  const { data, isError } = useCall(PreviewScanPage, input, { quiet: true })
  return (
    <div className={classes.page}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('page.language')}
        value={language}
        onChange={next => isLanguage(next) && setLanguage(next)}
        data={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
      />
      {parts.length > 1 && (
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('page.part')}
          value={part}
          onChange={next => setPart(parts.find(one => one === next) ?? 'Page')}
          data={parts.map(value => ({ value, label: t(`page.parts.${value}`) }))}
        />
      )}
      {!input ? (
        <p className={classes.soft}>{t(hub ? 'page.chooseButtons' : 'page.choose')}</p>
      ) : isError ? (
        <p className={classes.soft}>{t('page.failed')}</p>
      ) : data?.LeadsTo ? (
        <p className={classes.leads}>{t('page.leads', { address: data.LeadsTo })}</p>
      ) : (
        <PhoneFrame html={data?.Html ?? ''} onLanguage={setLanguage} onSent={() => setPart('Thanks')} />
      )}
    </div>
  )
}

/** What there is to look at: a page, and what follows when its form was sent; a hub for visitors, and for staff where that is another. */
const partsOf = ({ values, hub }: { values: Shown['values']; hub: boolean }): readonly [Part, ...Part[]] => {
  const staff = values.Items?.some(({ Rules }) => Rules && Rules.ShownTo !== 'Everyone')
  if (hub) return staff ? ['Hub', 'StaffHub'] : ['Hub']
  return definitionOf(values.Item.FunctionalityType)?.asks ? ['Page', 'Thanks'] : ['Page']
}

type Drafted = Shown & { language: Language; part: Part }
/** What the server needs of the draft, a moment after the last key; null while nothing is chosen. */
const useDraft = ({ gId, values, language, part }: Drafted): Input<typeof PreviewScanPage> | null => {
  const { BuildingId, Location, Floor = '', HubLook, Item, Items = [] } = values
  const place = { GroupId: gId, BuildingId, Location: Location ?? '', Floor: Floor ?? '' }
  const isHub = part === 'Hub' || part === 'StaffHub'
  const key = JSON.stringify({ ...place, ...(isHub ? { Item: Items[0] ?? Item, Items, HubLook } : { Item }), Part: part })
  const [settled] = useDebouncedValue(key, 300)
  const draft: Omit<Input<typeof PreviewScanPage>, 'Language'> = JSON.parse(settled) // the key above, of a moment ago
  if (!draft.Item.FunctionalityType || !draft.BuildingId) return null
  return { ...draft, Language: language }
}
