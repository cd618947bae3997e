/** Countries with states, as the Building entity names them. */
export const countries = ['USA', 'Canada'] as const
export type Country = (typeof countries)[number]
export type State = { Code: string; Name: string }

/** Code, name and the time zone of most of its people: a building's clock unless it is set otherwise. */
type StateRow = readonly [Code: string, Name: string, TimeZone: string]
const [east, central, mountain, west] = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles']

const rows: Readonly<Record<Country, readonly StateRow[]>> = {
  USA: [
    ['AL', 'Alabama', central],
    ['AK', 'Alaska', 'America/Anchorage'],
    ['AZ', 'Arizona', 'America/Phoenix'],
    ['AR', 'Arkansas', central],
    ['CA', 'California', west],
    ['CO', 'Colorado', mountain],
    ['CT', 'Connecticut', east],
    ['DE', 'Delaware', east],
    ['DC', 'District of Columbia', east],
    ['FL', 'Florida', east],
    ['GA', 'Georgia', east],
    ['HI', 'Hawaii', 'Pacific/Honolulu'],
    ['ID', 'Idaho', 'America/Boise'],
    ['IL', 'Illinois', central],
    ['IN', 'Indiana', 'America/Indiana/Indianapolis'],
    ['IA', 'Iowa', central],
    ['KS', 'Kansas', central],
    ['KY', 'Kentucky', east],
    ['LA', 'Louisiana', central],
    ['ME', 'Maine', east],
    ['MD', 'Maryland', east],
    ['MA', 'Massachusetts', east],
    ['MI', 'Michigan', 'America/Detroit'],
    ['MN', 'Minnesota', central],
    ['MS', 'Mississippi', central],
    ['MO', 'Missouri', central],
    ['MT', 'Montana', mountain],
    ['NE', 'Nebraska', central],
    ['NV', 'Nevada', west],
    ['NH', 'New Hampshire', east],
    ['NJ', 'New Jersey', east],
    ['NM', 'New Mexico', mountain],
    ['NY', 'New York', east],
    ['NC', 'North Carolina', east],
    ['ND', 'North Dakota', central],
    ['OH', 'Ohio', east],
    ['OK', 'Oklahoma', central],
    ['OR', 'Oregon', west],
    ['PA', 'Pennsylvania', east],
    ['RI', 'Rhode Island', east],
    ['SC', 'South Carolina', east],
    ['SD', 'South Dakota', central],
    ['TN', 'Tennessee', central],
    ['TX', 'Texas', central],
    ['UT', 'Utah', mountain],
    ['VT', 'Vermont', east],
    ['VA', 'Virginia', east],
    ['WA', 'Washington', west],
    ['WV', 'West Virginia', east],
    ['WI', 'Wisconsin', central],
    ['WY', 'Wyoming', mountain],
    ['AS', 'American Samoa', 'Pacific/Pago_Pago'],
    ['GU', 'Guam', 'Pacific/Guam'],
    ['MP', 'Northern Mariana Islands', 'Pacific/Guam'],
    ['PR', 'Puerto Rico', 'America/Puerto_Rico'],
    ['VI', 'U.S. Virgin Islands', 'America/Puerto_Rico'],
  ],
  Canada: [
    ['AB', 'Alberta', 'America/Edmonton'],
    ['BC', 'British Columbia', 'America/Vancouver'],
    ['MB', 'Manitoba', 'America/Winnipeg'],
    ['NB', 'New Brunswick', 'America/Moncton'],
    ['NL', 'Newfoundland and Labrador', 'America/St_Johns'],
    ['NT', 'Northwest Territories', 'America/Edmonton'],
    ['NS', 'Nova Scotia', 'America/Halifax'],
    ['NU', 'Nunavut', 'America/Iqaluit'],
    ['ON', 'Ontario', 'America/Toronto'],
    ['PE', 'Prince Edward Island', 'America/Halifax'],
    ['QC', 'Quebec', 'America/Toronto'],
    ['SK', 'Saskatchewan', 'America/Regina'],
    ['YT', 'Yukon', 'America/Whitehorse'],
  ],
}

export const isCountry = (text: unknown): text is Country => countries.some(country => country === text)

/** States, provinces and territories of a country; none for a country that is not known. */
export const statesOf = (country: string): State[] => (isCountry(country) ? rows[country].map(([Code, Name]) => ({ Code, Name })) : [])

export const isStateOf = (country: string, code: string): boolean => isCountry(country) && rows[country].some(([Code]) => Code === code)

/** IANA time zone of a state; New York where none is known. */
export const timeZoneOf = (country: string, code: string): string =>
  (isCountry(country) ? rows[country].find(([Code]) => Code === code)?.[2] : undefined) ?? east
