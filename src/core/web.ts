/** Whether a text is an address of the web: http or https, and a host with a dot. Blanks around it do not matter. */
export const isWebsite = (text: string): boolean => /^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\.]+(:\d+)?([/?#]\S*)?$/i.test(text.trim())
