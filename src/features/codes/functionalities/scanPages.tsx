export { Scan as FeedbackScan } from './feedback/Scan.tsx'
export { Scan as WifiScan } from './wifi/Scan.tsx'
