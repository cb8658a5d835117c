// src/api/role-among.ts
/** What a person may do here, by the list of the people they may see. */
function roleAmong(people, userId) {
	return people.some(({ id, role }) => id === userId && role === "operator") ? "operator" : "owner";
}
export { roleAmong as t };
