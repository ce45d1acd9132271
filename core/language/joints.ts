/** A word that sets two things side by side, of its own or written onto the next. */
export const joins = /^(?:and|or|n|plus|ו\p{L}+|או)$/u
