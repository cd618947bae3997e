import { Button, SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { isLanguage, type Language, languageNames } from '../../../../core/words.ts'
import { useCall } from '../../../../ui/calls.ts'
import { Pending, StatusPage } from '../../../../ui/pages.tsx'
import { AddressLink } from '../../../../ui/route.ts'
import { sessionStore } from '../../../../ui/session.ts'
import { useCarriedOf } from '../../../../ui/useCarriedOf.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetVisitorPage } from '../../../codes/visitorPages/contract.ts'
import { GetNoteHubs, SaveCarouselNote } from '../contract.ts'
import { words } from '../words.ts'
import classes from './contentProof.module.css'

export type ProofHub = Output<typeof GetNoteHubs>['Hubs'][number]
type ProofPlace = { gId: string; bId: string }
type Shown = { place: ProofPlace; hubs: readonly ProofHub[]; language: Language }
type PagesProps = {
  gId: string | undefined
  bId: string | undefined
  /** The way to the other page, all pages or one by one. */
  other: (place: ProofPlace) => { to: string; label: string }
  children: (shown: Shown) => ReactNode
}

/** The customer goes from one to the other. */
const bothPages = /^\/digitalProof(Carousel)?\//
const calls = [GetNoteHubs, GetVisitorPage, SaveCarouselNote]

/** What a customer who has come by the PIN of the survey, or somebody of the staff, looks through. */
export const ContentPages = ({ gId, bId, other, children }: PagesProps) => {
  const t = useWords(words)
  const carries = useCarriedOf('Survey', calls, bothPages)
  const isStaff = sessionStore.get().status === 'in'
  if (!gId || !bId || !(carries || isStaff))
    return <StatusPage drawing="emptyList" title={t('digital.missing')} text={t('digital.missingText')} />
  return (
    <Loaded gId={gId} bId={bId} other={other}>
      {children}
    </Loaded>
  )
}

const Loaded = ({ gId, bId, other, children }: ProofPlace & Pick<PagesProps, 'other' | 'children'>) => {
  const t = useWords(words)
  const [own] = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const query = useCall(GetNoteHubs, { gId, bId }, { quiet: true })
  if (query.isError && !query.data) throw query.error // the page of an error offers to try again
  const hubs = query.data?.Hubs
  if (!hubs) return <Pending />
  if (hubs.length === 0) return <StatusPage drawing="emptyList" title={t('digital.none')} text={t('digital.noneText')} />
  const { to, label } = other({ gId, bId })
  return (
    <div className={classes.proof}>
      <header className={classes.head}>
        <div>
          <h1>{t('digital.title')}</h1>
          <p className={classes.soft}>{t('digital.lead', { n: hubs.length })}</p>
        </div>
        <SegmentedControl
          size="xs"
          aria-label={t('digital.language')}
          value={language}
          onChange={next => isLanguage(next) && setLanguage(next)}
          data={Object.entries(languageNames).map(([value, name]) => ({ value, label: name }))}
        />
        <Button component={AddressLink} href={to} variant="default">
          {label}
        </Button>
      </header>
      {children({ place: { gId, bId }, hubs, language })}
    </div>
  )
}
