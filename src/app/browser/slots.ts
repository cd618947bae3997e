import { PagePreview } from '../../features/codes/qr/screens/pagePreview.ts'

// Sorted by the feature that shows the slot.

PagePreview.fill(async () => (await import('../../features/codes/scans/screens/PagePreview.tsx')).PagePreview)
