import { RouteLink } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { pinActivity, scansByLocation, scansByName } from '../routes.ts'
import { words } from '../words.ts'
import classes from './scans.module.css'

const views = { titleLocation: scansByLocation, titleName: scansByName, titlePin: pinActivity } as const
export type ScanView = keyof typeof views

/** The three pages of scan statistics, as links above their figures. */
export const ScanViews = ({ view }: { view: ScanView }) => {
  const t = useWords(words)
  return (
    <nav className={classes.views} aria-label={t('views')}>
      {(Object.keys(views) as ScanView[]).map(one => (
        <RouteLink key={one} to={views[one]} className={classes.view} aria-current={one === view ? 'page' : undefined}>
          {t(one)}
        </RouteLink>
      ))}
    </nav>
  )
}
