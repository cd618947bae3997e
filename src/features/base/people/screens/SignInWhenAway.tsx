import { useSyncExternalStore } from 'react'
import { lazyPart } from '../../../../ui/lazyPart.tsx'
import { isAway, sessionStore } from '../../../../ui/session.ts'

const SignInAgain = lazyPart(async () => (await import('./SignInAgain.tsx')).SignInAgain)

/** Asks who has unsaved input to sign in again once their session has ended. */
export const SignInWhenAway = () => isAway(useSyncExternalStore(sessionStore.subscribe, sessionStore.get)) && <SignInAgain />
