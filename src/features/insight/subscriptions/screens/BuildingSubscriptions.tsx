import { useBuildingId, useGroupId } from '../../../../ui/session.ts'
import { SubscriptionsPage } from './SubscriptionsPage.tsx'

/** `/analytics/subscription`: who gets reports of the chosen building by email. */
export const Screen = () => <SubscriptionsPage gId={useGroupId()} bId={useBuildingId()} />
