import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { nameIn } from '../../../../core/labels.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { Stars } from '../../../../ui/kit/Stars.tsx'
import { RouteLink } from '../../../../ui/route.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { home } from '../routes.ts'
import { words } from '../words.ts'
import classes from './Landing.module.css'
import type { BuildingFigures } from './overview.ts'

const searchFrom = 9

/** The buildings of the account as cards; each opens its home. */
export const BuildingCards = ({ buildings }: { buildings: readonly BuildingFigures[] | undefined }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [text, setText] = useState('')
  const found = buildings?.filter(one => `${nameIn(one.Name, language)} ${one.City}`.toLowerCase().includes(text.trim().toLowerCase()))
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
      {found && found.length > 0 && (
        <ul className={classes.grid}>
          {found.map(one => (
            <li key={one.BuildingId}>
              <Card of={one} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const Card = ({ of }: { of: BuildingFigures }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { number } = useFormats()
  return (
    <RouteLink to={home} search={{ bId: of.BuildingId }} className={classes.card}>
      <span>
        <span className={classes.name}>{nameIn(of.Name, language)}</span>
        <br />
        <span className={classes.place}>{[of.City, of.State].filter(Boolean).join(', ')}</span>
      </span>
      <Stars value={of.AverageScore} figure n={of.FeedbackCount} />
      <span className={classes.facts}>
        <span>
          <b>{number(of.ScanCount)}</b> {t('scans')}
        </span>
        <span>
          <b>{number(of.FeedbackCount)}</b> {t('answers')}
        </span>
        <span>
          <b>{number(of.QrCount)}</b> {t('codes')}
        </span>
      </span>
    </RouteLink>
  )
}
