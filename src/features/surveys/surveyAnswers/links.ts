/** The page that asked-for content is sent from. `host` is the admin host's origin. */
export const contentLink = (host: string, id: string): string => `${host}/multipleContentSurvey/${id}`
