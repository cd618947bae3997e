const KEY = 'lintel-survey-path'

const storage = (): Storage | null => {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null // a browser that keeps nothing
  }
}

/** Remembers, for this window, the survey welcome page that somebody is on: a sign-in then leads back to it. Null forgets it. */
export const keepSurveyPath = (path: string | null): void => (path === null ? storage()?.removeItem(KEY) : storage()?.setItem(KEY, path))

/** The survey welcome page that a sign-in leads to; null without one. What is no such page is not followed. */
export const savedSurveyPath = (): string | null => {
  const path = storage()?.getItem(KEY) ?? null
  return path !== null && /^\/surveyWelcome(\/[\w-]+)*$/.test(path) ? path : null
}
