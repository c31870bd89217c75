export const TEST_SECRET = "test-secret-test-secret-test-secret-0001";
export const TEST_KEY = "test-key-test-key-test-key-test-key-0001";

/** The secret settings that a backend requires to start. */
export const TEST_SECRETS = { BACKEND_SECRET: TEST_SECRET, BACKEND_KEY: TEST_KEY };
