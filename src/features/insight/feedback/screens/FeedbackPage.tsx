import { Button, VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import { nameIn } from '../../../../core/labels.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { isMissing } from '../../../../ui/send.ts'
import { useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { entityTypeLabel } from '../labels.ts'
import { analyticsFeedback, feedbackOverall } from '../routes.ts'
import { titleOf } from '../rules.ts'
import { words } from '../words.ts'
import { Actions } from './Actions.tsx'
import { Buckets, Topics, Trend, Words } from './Charts.tsx'
import { Comments, LowRatings } from './Comments.tsx'
import { Figures } from './Figures.tsx'
import { Filters } from './Filters.tsx'
import classes from './feedback.module.css'
import { noCommentFilter } from './filter.ts'
import { daysOfStep } from './place.ts'
import { useFeedback } from './useFeedback.ts'

/** Feedback of a building, or of one entity type of it. */
export const FeedbackPage = ({ bId, et }: { bId: string; et?: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { building } = useSession()
  const feedback = useFeedback(bId, et)
  const { place, range, scope, overall, cloud, topics } = feedback
  const [, filter] = useUrlState(noCommentFilter)
  const comments = useRef<HTMLDivElement>(null)
  const overallTitle = titleOf(t, t('overall'), undefined)
  const title = titleOf(t, t('overall'), et && entityTypeLabel(et, language))
  const name = place.data ? nameIn(place.data.BuildingName, language) : (building?.name ?? '')
  const show = (change: Partial<typeof noCommentFilter>) => {
    filter(change)
    bring(comments.current)
  }
  const showStep = (index: number) => {
    const days = scope && place.data && daysOfStep(overall.data?.Series ?? [], index, scope, place.data)
    if (days) show({ days })
  }
  const pick = (next: typeof range.value | null) => {
    range.onChange(next)
    filter({ days: '' })
  }
  const failed = [place, overall].find(query => query.isError && !query.data)
  if (failed && (failed === place || isMissing(failed.error))) return <NoBuilding title={title} query={failed} />
  const none = overall.data?.Count === 0 && !overall.isPlaceholderData
  return (
    <Page
      title={title}
      lead={name && t('lead', { building: name })}
      crumbs={[
        { label: t('analytics'), ...(et && { to: href(analyticsFeedback, { bId }) }) },
        ...(et ? [{ label: overallTitle, to: href(feedbackOverall, { bId }) }, { label: title }] : []),
      ]}
      actions={<Actions title={title} building={name} scope={scope} timeZone={place.data?.TimeZone} />}
      filters={<Filters bId={bId} et={et} place={place.data} range={{ ...range, onChange: pick }} />}
    >
      {(overall.data || !overall.isError) && (
        <section>
          <VisuallyHidden component="h2">{t('figures')}</VisuallyHidden>
          <Figures overall={overall.data} />
        </section>
      )}
      {none ? (
        <div className={classes.none}>
          <EmptyState text={t('noData')} hint={place.data?.EntityTypes.length === 0 ? t('noneEver') : t('noneHint')} />
        </div>
      ) : (
        <div className={classes.grid} aria-busy={overall.isPlaceholderData || undefined}>
          <Buckets overall={overall} onPick={stars => show({ comments: String(stars) })} />
          <Trend overall={overall} onPick={showStep} />
          <Topics topics={topics} onPick={topic => show({ topic, word: '' })} />
          <Words cloud={cloud} onPick={word => show({ word, topic: '' })} />
          <div ref={comments} className={classes.comments} tabIndex={-1}>
            <Comments scope={scope} place={place.data} />
          </div>
          <LowRatings scope={scope} place={place.data} />
        </div>
      )}
    </Page>
  )
}

const NoBuilding = ({ title, query }: { title: string; query: Parameters<typeof LoadFailed>[0]['query'] }) => {
  const t = useWords(words)
  const home = (
    <Button component={AddressLink} href="/" variant="default">
      {t('toHome')}
    </Button>
  )
  return (
    <Page title={title}>
      <LoadFailed query={query} missing={t('gone')} action={home} />
    </Page>
  )
}

const bring = (element: HTMLElement | null): void => {
  if (!element) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
}
