import { ScanStats } from './ScanStats.tsx'

/** `/scans/qrName`: scans code by code. */
export const Screen = () => <ScanStats grouping="name" />
