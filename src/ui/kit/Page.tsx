import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Permission } from '../../core/permissions.ts'
import { useWords } from '../words.tsx'
import { ReadOnlyLine } from './EditNeeds.tsx'
import { InnerLink } from './link.tsx'
import classes from './Page.module.css'
import { words } from './words.ts'

/** A step of the breadcrumb; the last one is the page itself and needs no `to`. */
export type Crumb = { label: string; to?: string }

export type PageProps = {
  title: string
  /** One line saying what the page is for. */
  lead?: ReactNode
  crumbs?: readonly Crumb[]
  /** The primary action, at the right of the title. */
  action?: ReactNode
  /** Secondary actions, left of the primary one. */
  actions?: ReactNode
  /** One row under the header, usually a `FilterRow`. */
  filters?: ReactNode
  /** Forms and reading pages: 760 px instead of 1440 px. */
  narrow?: boolean
  /** One of these permissions is needed to edit this page. A user with none of them reads which permission is missing. */
  editNeeds?: Permission | readonly Permission[] | undefined
  /** Beside a narrow page, above it on narrow screens: an index of its parts. It stays in sight. */
  aside?: ReactNode
  children?: ReactNode
}

/** The frame of every page: breadcrumb, the one h1, its line, actions, filters, content. */
export const Page = ({ title, lead, crumbs, action, actions, filters, narrow = false, editNeeds, aside, children }: PageProps) => (
  <div className={classes.page} data-narrow={narrow || undefined} data-aside={!!aside || undefined}>
    <header className={classes.header}>
      {crumbs && crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      <div className={classes.bar}>
        <div className={classes.titles}>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          <ReadOnlyLine needs={editNeeds} />
        </div>
        {(action || actions) && (
          <div className={classes.actions}>
            {actions}
            {action}
          </div>
        )}
      </div>
      {filters}
    </header>
    {aside && <div className={classes.aside}>{aside}</div>}
    <div className={classes.content}>{children}</div>
  </div>
)

const Crumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const t = useWords(words)
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className={classes.crumb}>
            {index > 0 && <IconChevronRight size={14} aria-hidden className={classes.arrow} />}
            {to ? (
              <InnerLink href={to} className={classes.crumbLink}>
                {label}
              </InnerLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
