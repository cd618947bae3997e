import { nameIn } from '../../../../core/labels.ts'
import { CardFacts } from '../../../../ui/kit/Card.tsx'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { Stars } from '../../../../ui/kit/Stars.tsx'
import { RouteLink } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import { analyticsFeedback } from '../../feedback/routes.ts'
import type { LandingPlace } from '../contract.ts'
import { words } from '../words.ts'
import classes from './Landing.module.css'

type Props = { title: string; hint: string; empty: string; places: readonly LandingPlace[] | undefined; by?: 'score' | 'scans' }

/** Places by their score or their scans; each opens its building's feedback. */
export const PlaceList = ({ title, hint, empty, places, by = 'score' }: Props) => {
  const t = useWords(words)
  const [language] = useLanguage()
  return (
    <Section title={title} collapsible={false}>
      <p className={classes.hint}>{hint}</p>
      {!places && <LinesSkeleton lines={4} />}
      {places?.length === 0 && <EmptyState small text={empty} />}
      {places && places.length > 0 && (
        <ul className={classes.rows}>
          {places.map(place => (
            <li key={place.QrCodeId}>
              <RouteLink to={analyticsFeedback} params={{ bId: place.BuildingId }} className={classes.row}>
                <span className={classes.rowText}>
                  <span className={classes.name}>{place.QrName}</span>
                  <br />
                  <span className={classes.place}>
                    {[locationLabel(place.Location, language), nameIn(place.BuildingName, language)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                {by === 'score' ? (
                  <Stars value={place.AverageScore} figure n={place.FeedbackCount} />
                ) : (
                  <span className={classes.end}>
                    <CardFacts>{t('scanCount', { n: place.ScanCount })}</CardFacts>
                  </span>
                )}
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
