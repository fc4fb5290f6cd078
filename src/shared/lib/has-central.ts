/** Whether a central serves the app: it says so in each page. A static host has none, and is asked nothing. */
export const hasCentral = (): boolean => document.querySelector('meta[name="central"]') !== null
