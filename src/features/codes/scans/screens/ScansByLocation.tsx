import { ScanStats } from './ScanStats.tsx'

/** `/scans/qrLocation`: scans put together by where the codes hang. */
export const Screen = () => <ScanStats grouping="location" />
