import { useGroupId } from '../../../../ui/session.ts'
import { SubscriptionsPage } from './SubscriptionsPage.tsx'

/** `/portfolioAnalytics/subscriptions`: who gets reports of the account by email. */
export const Screen = () => <SubscriptionsPage gId={useGroupId()} bId={null} />
