/** Lines of the seats in charts are told apart by dashes, too. */
export const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2'];
