# The server in an image: docker build -t tharsis . && docker run -p 8080:8080 -v tharsis:/data tharsis
# See docs/self-hosting.md. What is sent to the build is listed in .dockerignore.

FROM node:20-bookworm-slim AS node

FROM rust:1.95-bookworm AS build
# The server's build makes the web client, which takes Node.js.
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /build
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/build/target \
    cargo build --release --locked --package tharsis-cli \
    && install --strip target/release/tharsis /usr/local/bin/tharsis

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates curl \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --user-group --no-create-home tharsis \
    && install --directory --owner=tharsis --group=tharsis --mode=0700 /data
COPY --from=build /usr/local/bin/tharsis /usr/local/bin/tharsis
USER 10001:10001
VOLUME /data
WORKDIR /data
ENV THARSIS_LISTEN=0.0.0.0:8080 \
    THARSIS_DATABASE=sqlite:/data/tharsis.db
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=10s --retries=3 \
    CMD ["curl", "--fail", "--silent", "--max-time", "4", "http://127.0.0.1:8080/api/health"]
ENTRYPOINT ["tharsis"]
CMD ["serve"]
