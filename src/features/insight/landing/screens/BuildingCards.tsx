import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { holdsText } from '../../../../core/fold.ts'
import { nameIn } from '../../../../core/labels.ts'
import { CardAside, CardFacts, CardGrid, CardName, cardClass } from '../../../../ui/kit/Card.tsx'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { Stars } from '../../../../ui/kit/Stars.tsx'
import { RouteLink } from '../../../../ui/route.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { home } from '../routes.ts'
import { words } from '../words.ts'
import type { BuildingFigures } from './overview.ts'

const searchFrom = 9

/** The buildings of the account as cards; each opens its home. */
export const BuildingCards = ({ buildings }: { buildings: readonly BuildingFigures[] | undefined }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [text, setText] = useState('')
  const found = buildings?.filter(one => holdsText(`${nameIn(one.Name, language)} ${one.City}`, text))
  const search = (buildings?.length ?? 0) >= searchFrom && (
    <TextInput
      size="xs"
      aria-label={t('findBuilding')}
      placeholder={t('findBuilding')}
      leftSection={<IconSearch size={14} aria-hidden />}
      value={text}
      onChange={event => setText(event.currentTarget.value)}
    />
  )
  return (
    <Section title={t('buildings')} side={t('buildingsLead')} actions={search}>
      {!found && <LinesSkeleton lines={4} />}
      {found?.length === 0 && (
        <EmptyState small text={text ? t('noMatch', { text }) : t('noBuildings')} {...(!text && { hint: t('noBuildingsHint') })} />
      )}
      {found && found.length > 0 && <CardGrid rows={found} idOf={one => one.BuildingId} draw={one => <Card of={one} />} />}
    </Section>
  )
}

const Card = ({ of }: { of: BuildingFigures }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { number } = useFormats()
  return (
    <RouteLink to={home} search={{ bId: of.BuildingId }} className={cardClass}>
      <span>
        <CardName>{nameIn(of.Name, language)}</CardName>
        <br />
        <CardAside>{[of.City, of.State].filter(Boolean).join(', ')}</CardAside>
      </span>
      <Stars value={of.AverageScore} figure n={of.FeedbackCount} />
      <CardFacts>
        <span>
          <b>{number(of.ScanCount)}</b> {t('scans')}
        </span>
        <span>
          <b>{number(of.FeedbackCount)}</b> {t('answers')}
        </span>
        <span>
          <b>{number(of.QrCount)}</b> {t('codes')}
        </span>
      </CardFacts>
    </RouteLink>
  )
}
