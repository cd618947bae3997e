import { createRoot } from 'react-dom/client'
import { routes } from '../../features/session/routes.ts'
import { createAppRouter } from '../../ui/router.tsx'
import { carryToken, configureSession } from '../../ui/session.ts'
import { UiRoot } from '../../ui/UiRoot.tsx'
import { ports } from './ports.ts'

configureSession(ports)
carryToken(document.querySelector<HTMLMetaElement>('meta[name="print-token"]')?.content ?? null)

const frame = () => import('./PortalFrame.tsx')
const more = async () => (await import('./routes.ts')).routes
const router = createAppRouter(routes, { frame, top: frame }, { more })
const root = document.getElementById('root')
if (root) createRoot(root).render(<UiRoot router={router} />)
