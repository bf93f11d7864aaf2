"""Second shapes of electronics:
kind=tv|tv-stick|receiver|camera-360|convertible|gamer|ultralight|headphones|cordless|ream|rolltop.

extra= names the variant of a kind. None has a make.
"""

exec(compile(open(os.path.join(os.path.dirname(__file__), "electronics.py")).read(), "electronics.py", "exec"))

EXTRA = opt.get("extra", "")
SHELL = lambda: mat("paint-shell", (0.8, 0.8, 0.8), 0.36, coat=0.35)
ALU = lambda: mat("paint-alu", (0.8, 0.8, 0.8), 0.3, coat=0.3)
GLOSS = lambda: mat("gloss", (0.02, 0.02, 0.022), 0.1, coat=1.0)
KEYCAP = lambda: mat("keycap", (0.05, 0.051, 0.056), 0.5)
LEATHER = lambda: mat("leather", (0.03, 0.03, 0.032), 0.62, bump=0.2, scale=60)


def lit(name, color, strength=0.75):
    return glow("lit-" + name, color, strength)


def gradient(name, colors):
    """A lit screen one unit high whose colours run from its foot to its top; it stands as `upright` makes it."""
    m = glow(name, colors[0], 0.75)
    t = m.node_tree
    b = t.nodes["Principled BSDF"]
    b.inputs["Roughness"].default_value = 0.15
    b.inputs["Clearcoat"].default_value = 0.4
    coord, split = t.nodes.new("ShaderNodeTexCoord"), t.nodes.new("ShaderNodeSeparateXYZ")
    ramp = t.nodes.new("ShaderNodeValToRGB")
    e = ramp.color_ramp.elements
    e[0].color, e[1].color = (*colors[0], 1), (*colors[-1], 1)
    for k, color in list(enumerate(colors))[1:-1]:
        e.new(k / (len(colors) - 1)).color = (*color, 1)
    t.links.new(coord.outputs["Generated"], split.inputs[0])
    t.links.new(split.outputs[1], ramp.inputs[0])
    for socket in ("Base Color", "Emission"):
        t.links.new(ramp.outputs[0], b.inputs[socket])
    return m


def scene_picture(w, h, x, y, z, which, corner=0.006):
    """A landscape on a screen of this size about (x, z), its front at y: sea, dunes or a drawn city night."""
    step = 0.0012
    count = 0

    def layer(outline, material, dx=0.0, dz=0.0):
        nonlocal count
        count += 1
        upright(outline, y - step * count, y, material, 0, x=x + dx, z=z + dz, name="picture")

    def ridge(points, material):
        line = [(max(-w / 2, min(w / 2, a * w / 2)), b * h / 2) for a, b in curve(points, 8)]
        layer([(-w / 2, -h / 2), (w / 2, -h / 2)] + line[::-1], material)

    if which == "sea":
        upright(
            rounded(w, h, corner), y - 0.0005, y + 0.004,
            gradient("sea-sky", [(0.9, 0.75, 0.5), (0.45, 0.68, 0.8), (0.12, 0.38, 0.72), (0.05, 0.2, 0.55)]), 0, x=x,
            z=z
        )
        layer(ring_outline(h * 0.085), lit("sun", (1.0, 0.9, 0.55)), w * 0.2, h * 0.06)
        ridge(
            [(-1, 0.16), (-0.7, 0.3), (-0.45, 0.2), (-0.2, 0.08), (0.02, -0.06), (0.03, -0.08), (1, -0.08)],
            lit("cape", (0.16, 0.3, 0.42))
        )
        ridge([(-1, -0.08), (1, -0.08)], lit("sea-far", (0.04, 0.36, 0.5)))
        ridge([(-1, -0.36), (-0.4, -0.3), (0.2, -0.38), (1, -0.3)], lit("sea-near", (0.03, 0.5, 0.52)))
        ridge([(-1, -0.78), (-0.3, -0.7), (0.3, -0.56), (1, -0.36)], lit("sand", (0.85, 0.66, 0.4)))
    if which == "dunes":
        upright(
            rounded(w, h, corner), y - 0.0005, y + 0.004,
            gradient("dune-sky", [(1.0, 0.5, 0.16), (0.9, 0.3, 0.2), (0.4, 0.12, 0.36), (0.06, 0.04, 0.22)]), 0, x=x,
            z=z
        )
        layer(ring_outline(h * 0.13), lit("low-sun", (1.0, 0.82, 0.4)), -w * 0.16, -h * 0.02)
        ridge([(-1, -0.1), (-0.5, 0.02), (0, -0.2), (0.5, 0.1), (1, -0.06)], lit("dune-far", (0.55, 0.14, 0.16)))
        ridge([(-1, -0.36), (-0.6, -0.4), (-0.1, -0.1), (0.12, -0.2), (1, -0.44)], lit("dune", (0.8, 0.3, 0.08)))
        ridge(
            [(-1, -0.9), (-0.1, -0.1), (-0.16, -0.4), (0.2, -0.62), (1, -0.5)], lit("dune-shade", (0.26, 0.06, 0.08))
        )
        ridge([(-1, -0.44), (-0.5, -0.62), (0.1, -0.9), (1, -0.84)], lit("dune-near", (0.95, 0.45, 0.12)))
    if which == "night":
        upright(
            rounded(w, h, corner), y - 0.0005, y + 0.004,
            gradient("night-sky", [(0.02, 0.01, 0.08), (0.5, 0.03, 0.4), (0.14, 0.02, 0.36), (0.01, 0.01, 0.08)]), 0,
            x=x, z=z
        )
        for k in range(6):
            low, high = -0.3 + 0.17 * k, -0.3 + 0.17 * (k + 1) - 0.07 * (1 - k / 6)
            arc = [math.asin(low + (high - low) * i / 8) for i in range(9)]
            r = h * 0.3
            sun = [(r * math.cos(a), r * math.sin(a)) for a in arc] + [
                (-r * math.cos(a), r * math.sin(a)) for a in arc[::-1]
            ]
            layer(sun, lit(f"sun-{k}", (1.0, 0.12 + 0.12 * k, 0.3 - 0.04 * k), 0.9), 0, h * 0.06)
        ridge(
            [
                (-1, 0.2), (-0.75, 0.05), (-0.55, 0.28), (-0.35, 0.0), (-0.2, -0.04), (0.3, -0.06), (0.5, 0.22),
                (0.7, 0.04), (0.85, 0.24), (1, 0.1)
            ],
            lit("hills", (0.03, 0.01, 0.12))
        )
        ridge([(-1, -0.1), (1, -0.1)], lit("plain", (0.02, 0.01, 0.07)))
        top = -0.1 * h / 2
        line = lit("line", (0.1, 0.75, 1.0), 0.9)
        for k in range(-6, 7):
            share = min(1.0, 0.5 / max(abs(k) * 0.16, 1e-6))
            a, b = (k * 0.02 * w, top), (k * 0.16 * w, -h / 2)
            b = (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
            layer([(a[0] - 0.002, a[1]), (b[0] - 0.004, b[1]), (b[0] + 0.004, b[1]), (a[0] + 0.002, a[1])], line)
        for k in range(5):
            layer(rounded(w, 0.004 + 0.0015 * k, 0.001), line, 0, top - 0.45 * h * (k / 5) ** 1.7)


def home_screen(w, h, y, z):
    """What a television with applications shows: tiles in rows."""
    upright(
        rounded(w, h, 0.006), y, y + 0.004,
        gradient("home", [(0.015, 0.02, 0.05), (0.02, 0.04, 0.12), (0.03, 0.03, 0.16)]), 0, z=z
    )
    white = lit("white", (0.85, 0.87, 0.9), 0.6)
    front = y - 0.002

    def tile(x, up, tw, th, material, corner=0.025):
        upright(rounded(tw, th, corner), front, y, material, 0, x=x, z=z + up, name="tile")

    for k in range(5):
        tile(
            -w * 0.42 + 0.2 * k, h * 0.42, 0.13 if k else 0.16, 0.026,
            white if k == 0 else lit("menu", (0.25, 0.27, 0.34)), 0.012
        )
    tile(w * 0.43, h * 0.42, 0.05, 0.05, lit("menu", (0.25, 0.27, 0.34)))
    tile(-w * 0.19, h * 0.125, w * 0.57, h * 0.45, white, 0.03)
    scene_picture(w * 0.555, h * 0.428, -w * 0.19, front - 0.001, z + h * 0.125, "dunes", 0.02)
    colors = [
        (0.55, 0.05, 0.1), (0.03, 0.3, 0.55), (0.9, 0.42, 0.04), (0.05, 0.42, 0.2), (0.35, 0.08, 0.5),
        (0.75, 0.62, 0.06), (0.02, 0.4, 0.45), (0.7, 0.1, 0.35)
    ]
    for k in range(4):
        tile(
            w * (0.215 + 0.185 * (k % 2)), h * (0.24 - 0.23 * (k // 2)), w * 0.165, h * 0.215,
            lit(f"tile-{k}", colors[k])
        )
    for k in range(6):
        x = -w * 0.4 + w * 0.16 * k
        tile(x, -h * 0.225, w * 0.14, h * 0.19, lit(f"tile-{(3 * k + 4) % 8}", colors[(3 * k + 4) % 8]))
        upright(
            ring_outline(0.045, 24) if k % 2 else rounded(0.1, 0.06, 0.015), front - 0.002, y, white, 0, x=x,
            z=z - h * 0.225
        )
    for k in range(6):
        tile(-w * 0.4 + w * 0.16 * k, -h * 0.415, w * 0.14, h * 0.1, lit("row", (0.09, 0.11, 0.2)))


def tv():
    """Televisions: smart on a crescent of metal, small on a round foot, easel on wooden legs."""
    w, h = (2.0, 1.15) if EXTRA == "round" else (2.5, 1.42)
    low = {"smart": 0.2, "round": 0.24, "easel": 0.78}[EXTRA]
    z, edge = low + h / 2, {"smart": 0.016, "round": 0.045, "easel": 0.03}[EXTRA]
    body = mat("frame-oak", (0.42, 0.25, 0.12), 0.5) if EXTRA == "easel" else DARK()
    upright(rounded(w, h, 0.022), -0.03, 0.03, body, 0.01, z=z)
    upright(rounded(w * 0.8, h * 0.62, 0.06), 0.02, 0.14, DARK(), 0.04, z=z - 0.1)
    upright(rounded(w - 2 * edge + 0.012, h - 2 * edge + 0.012, 0.008), -0.0315, -0.02, BLACK(), 0, z=z)
    sw, sh = w - 2 * edge, h - 2 * edge
    if EXTRA == "smart":
        home_screen(sw, sh, -0.033, z)
        crescent = [(-0.74, 0.2), (-0.6, -0.12), (-0.3, -0.26), (0, -0.29), (0.3, -0.26), (0.6, -0.12), (0.74, 0.2)]
        tube([(x, y, 0.026) for x, y in crescent], 0.05, BRUSHED(), flat=0.5)
        for side in (-1, 1):
            tube(
                [
                    (side * 0.26, -0.265, 0.03), (side * 0.25, -0.12, 0.07), (side * 0.24, 0.03, 0.22),
                    (side * 0.24, 0.06, 0.42)
                ],
                0.036, BRUSHED()
            )
        return
    scene_picture(sw, sh, 0, -0.033, z, "sea" if EXTRA == "round" else "dunes")
    if EXTRA == "round":
        upright(rounded(w * 0.995, 0.03, 0.01), -0.038, 0, BRUSHED(), 0.004, z=low + 0.018)
        disc(0.01, 0.004, (w * 0.44, -0.038, low + 0.018), LIGHT("pilot", (0.9, 0.1, 0.08)))
        foot = curve([(0, 0.05), (0.3, 0.045), (0.5, 0.03), (0.54, 0.016)], 4) + [(0.53, 0), (0, 0)]
        lathe(foot, GLOSS(), squash=0.62, n=120)
        box((0.24, 0.07, 0.34), (0, 0.06, 0.2), GLOSS(), 0.03)
        return
    oak = OAK()
    for side in (-1, 1):
        tube([(side * 0.66, 0.2, low + 0.2), (side * 0.98, -0.34, 0.0)], [0.058, 0.036], oak, round_=False)
        box((0.12, 0.16, 0.22), (side * 0.7, 0.1, low + 0.12), DARK(), 0.02)
    tube([(0, 0.12, low + 0.62), (0, 0.66, 0.0)], [0.058, 0.036], oak, round_=False)
    tube([(-0.83, -0.09, 0.45), (0.83, -0.09, 0.45)], 0.026, oak, round_=False)
    box((1.46, 0.05, 0.08), (0, 0.05, low + 0.06), DARK(), 0.012)
    for x, y in ((-0.98, -0.34), (0.98, -0.34), (0, 0.66)):
        lathe([(0, 0), (0.038, 0), (0.045, 0.05), (0, 0.05)], BRASS(), at=(x * 0.995, y * 0.98, -0.006), n=32)


def remote_control(long=1.2, rows=5, wide=0.36, voice=False):
    """Lies along y, its head towards +y."""
    top, z = long / 2, 0.105
    plate(rounded(wide, long, 0.14, 12), z, DARK(), (0, 0, 0), r=0.035)
    ring_at = top - 0.4 if voice else top - 0.32
    lathe([(0.075, 0.004), (0.08, 0.012), (0.125, 0.012), (0.135, 0.0)], GREY(), at=(0, ring_at, z), n=48)
    lathe(
        [(0, 0.014), (0.055, 0.014), (0.065, 0.0)], mat("steel-key", (0.3, 0.3, 0.31), 0.3), at=(0, ring_at, z), n=40
    )
    lathe([(0, 0.01), (0.028, 0.01), (0.034, 0)], RED(), at=(-wide * 0.3, top - 0.12, z), n=24)
    if voice:
        lathe([(0, 0.012), (0.048, 0.012), (0.056, 0)], LIGHT("voice", (0.15, 0.5, 1.0)), at=(0, top - 0.14, z), n=32)
        lathe([(0, 0.016), (0.014, 0.016)], WHITE(), at=(0, top - 0.14, z), n=20)
    for j in range(rows):
        for i in (-1, 0, 1):
            at = (i * wide * 0.28, ring_at - 0.25 - 0.125 * j, z)
            if voice and i == 0 and j in (1, 2):
                continue
            lathe([(0, 0.012), (0.035, 0.012), (0.042, 0)], GREY(), at=at, n=24)
    if voice:
        plate(rounded(0.08, 0.24, 0.04), 0.014, GREY(), (0, ring_at - 0.25 - 0.19, z - 0.002), r=0.005)


def tv_stick():
    """A stick that plugs into the television, with its lead and a remote control to speak into."""

    def stick():
        soft_edge = 0.07
        plate(rounded(0.56, 1.36, 0.2, 14), 0.22, DARK(), (0, 0, 0.05), r=soft_edge, segments=6)
        plate(rounded(0.5, 1.3, 0.17, 14), 0.004, GLOSS(), (0, 0, 0.2685), r=0)
        box((0.1, 0.022, 0.006), (0, 0.42, 0.274), LIGHT("pilot", (0.75, 0.9, 1.0)), 0.002)
        box((0.44, 0.12, 0.17), (0, -0.7, 0.16), DARK(), 0.03)
        shape = [(-0.175, 0.055), (0.175, 0.055), (0.175, -0.005), (0.13, -0.055), (-0.13, -0.055), (-0.175, -0.005)]
        upright(shape[::-1], -1.04, -0.7, STEEL(), 0.012, z=0.16)
        upright([(x * 0.86, u * 0.72) for x, u in shape[::-1]], -1.042, -1.0, BLACK(), 0, z=0.16)
        upright(rounded(0.24, 0.026, 0.004), -1.044, -1.0, GREY(), 0, z=0.165)
        tube([(0, 0.66, 0.16), (0, 0.8, 0.16), (0, 0.92, 0.15)], [0.07, 0.06, 0.045], RUBBER(), n=4)
        lead = [(0, 0.9, 0.15), (0.02, 1.1, 0.08), (-0.12, 1.26, 0.04), (-0.4, 1.24, 0.036), (-0.58, 0.95, 0.036)]
        tube(lead + [(-0.56, 0.55, 0.036), (-0.5, 0.2, 0.036), (-0.56, -0.2, 0.036)], 0.034, RUBBER())
        box((0.17, 0.34, 0.1), (-0.575, -0.34, 0.05), RUBBER(), 0.025, turn=(0, 0, -8))
        box((0.135, 0.22, 0.055), (-0.61, -0.6, 0.05), STEEL(), 0.008, turn=(0, 0, -8))

    placed(stick, (-0.28, -0.02, 0), (0, 0, 14))
    placed(lambda: remote_control(1.86, 4, 0.44, True), (0.66, -0.02, 0), (0, 0, 14))


def receiver():
    """Satellite receivers: with two aerials for wireless networks, or compact."""
    wifi = EXTRA == "wifi"
    w, d, h = (2.1, 1.15, 0.4) if wifi else (1.3, 1.0, 0.34)
    y = -d / 2
    box((w, d, h), (0, 0, 0.06 + h / 2), DARK(), 0.05)
    upright(rounded(w - 0.05, h - 0.06, 0.04), y - 0.012, y + 0.02, GLOSS(), 0.01, z=0.06 + h / 2)
    z, face = 0.06 + h / 2, y - 0.014
    for x in (-w * 0.4, w * 0.4):
        for k in (-1, 1):
            lathe([(0, 0), (0.075, 0), (0.085, 0.07)], RUBBER(), at=(x, k * d * 0.36, 0), n=30)
    for k in range(9):
        box((w * 0.34, 0.026, 0.006), (w * (0.2 if wifi else 0), -d * 0.28 + 0.07 * k, 0.061 + h), BLACK(), 0.002)
    if not wifi:
        letters("108", 0.2, (-0.22, face, z), glow("digits", (1.0, 0.12, 0.05), 2.2), deep=0.001)
        upright(rounded(0.56, 0.2, 0.02), face + 0.0005, y, LENS(), 0, x=-0.22, z=z)
        port((0.26, face + 0.002, z), "a")
        disc(0.045, 0.014, (0.52, y - 0.01, z), GREY(), ring=STEEL())
        placed(lambda: remote_control(1.15, 5), (0.1, -0.98, 0), (0, 0, 72))
        return
    letters("21:45", 0.2, (-0.1, face, z), glow("digits", (0.2, 0.9, 0.55), 2.0), deep=0.001)
    upright(rounded(0.72, 0.24, 0.02), face + 0.0005, y, LENS(), 0, x=-0.1, z=z)
    port((-0.78, face + 0.002, z), "a")
    turned_front([(0.08, 0.0), (0.085, 0.012), (0.13, 0.012), (0.14, 0)], (0.72, y - 0.01, z), BRUSHED())
    disc(0.065, 0.016, (0.72, y - 0.01, z), GREY())
    for k in range(2):
        disc(
            0.018, 0.008, (0.4, y - 0.012, z + 0.05 - 0.1 * k),
            LIGHT(f"pilot-{k}", ((0.2, 0.9, 0.3), (0.9, 0.25, 0.1))[k])
        )

    def aerial():
        tube([(0, 0, 0), (0, 0, 0.16)], 0.062, DARK(), round_=False)
        box((0.17, 0.085, 0.9), (0, 0, 0.6), DARK(), 0.04)

    for side in (-1, 1):
        box((0.13, 0.14, 0.13), (side * 0.86, d / 2 + 0.05, 0.3), DARK(), 0.03)
        placed(aerial, (side * 0.86, d / 2 + 0.06, 0.3), (-4, side * 9, 0))
    placed(lambda: remote_control(1.25, 5), (0.42, -1.06, 0), (0, 0, 74))


def camera_360():
    """A camera that looks to both sides, on a small tripod."""
    foot, w, h, d = 0.42, 0.68, 1.66, 0.4
    z = foot + h / 2
    soft([(x, u + z) for x, u in rounded(w, h, 0.2, 10)], d, mat("paint-body", (0.8, 0.8, 0.8), 0.5), 0.1)

    def face():
        upright(rounded(w - 0.13, h - 0.13, 0.15, 10), -d / 2 - 0.008, -d / 2 + 0.05, DARK(), 0.006, z=z)
        up = foot + h - 0.36
        turned_front([(0.27, 0.0), (0.27, 0.045), (0.255, 0.06), (0.235, 0.06)], (0, -d / 2 - 0.004, up), STEEL())
        dome = [(0.235 * math.cos(a), 0.03 + 0.17 * math.sin(a)) for a in [math.pi / 2 * k / 14 for k in range(15)]]
        turned_front(dome, (0, -d / 2 - 0.004, up), LENS())
        inner = [(0.12, 0.11), (0.11, 0.165), (0.08, 0.187), (0.0, 0.204)]
        turned_front(inner, (0, -d / 2 - 0.004, up), mat("lens-blue", (0.02, 0.03, 0.085), 0.03, coat=1))

    face()
    placed(face, (0, 0, 0), (0, 0, 180))
    y = -d / 2 - 0.008
    upright(rounded(0.46, 0.6, 0.07), y - 0.008, y + 0.01, LENS(), 0.004, z=foot + 0.69)
    upright(rounded(0.4, 0.54, 0.05), y - 0.0095, y, LAGOON(), 0, z=foot + 0.69)
    disc(0.085, 0.02, (0, y, foot + 0.22), DARK(), ring=STEEL())
    disc(0.035, 0.024, (0, y, foot + 0.22), RED())
    for k, long in enumerate((0.26, 0.16)):
        box((0.03, 0.13, long), (w / 2, 0, foot + 1.02 - 0.4 * k), DARK(), 0.014)
    for k in range(6):
        for side in (-1, 1):
            box((0.012, 0.24, 0.018), (side * w / 2, 0, foot + 0.16 + 0.042 * k), DARK(), 0.005, 2)
    lathe(
        [(0, 0.0), (0.12, 0.0), (0.13, 0.03), (0.13, 0.1), (0.1, 0.14), (0.1, 0.2), (0, 0.2)], DARK(),
        at=(0, 0, foot - 0.18), n=48
    )
    lathe([(0.102, 0.0), (0.14, 0.005), (0.14, 0.045), (0.1, 0.05)], STEEL(), at=(0, 0, foot - 0.045), n=48)
    for k in range(3):
        a = math.radians(-90 + 120 * k)
        far = (0.62 * math.cos(a), 0.62 * math.sin(a), 0.04)
        near = (0.08 * math.cos(a), 0.08 * math.sin(a), foot - 0.14)
        tube([near, far], [0.062, 0.048], DARK(), round_=False)
        ball(0.054, far, RUBBER(), (1.15, 1.15, 0.74))
        ball(0.075, near, DARK())


def key_rows(w, d, z, material, rows=6, columns=14, glows=None):
    """A keyboard about the origin on the plane z; glows: materials of light below, from left to right."""
    pitch, deep = w / columns, d / rows
    if glows:
        part = w / len(glows)
        for k, m in enumerate(glows):
            plate(rounded(part + 0.002, d + 0.01, 0.004), 0.002, m, (-w / 2 + part * (k + 0.5), 0, z - 0.001), r=0)
    for j in range(rows):
        ends = 1 if j == 0 else 1.1 + 0.2 * j
        middle = columns if j == 0 else columns - 3
        widths = [1] * columns if j == 0 else [ends] + [(columns - 2 * ends) / middle] * middle + [ends]
        if j == rows - 1:
            widths = [1.3, 1, 1.2, columns - 7, 1.2, 1, 1.3]
        x = -w / 2
        for k in widths:
            box(
                (k * pitch - 0.018, deep - 0.018, 0.02), (x + k * pitch / 2, d / 2 - deep * (j + 0.5), z + 0.01),
                material, 0.006, 2, name="key"
            )
            x += k * pitch


def screen_half(w, h, body, which, bezel=0.045, chin=0.03):
    """A laptop's lid that stands on z = 0, its screen to the front."""
    upright(rounded(w, h, 0.07, 10), -0.022, 0.03, body, 0.014, z=h / 2)
    upright(rounded(w - 0.02, h - 0.02, 0.06, 10), -0.028, -0.01, DARK(), 0.003, z=h / 2)
    sw, sh = w - 2 * bezel, h - 2 * bezel - chin
    scene_picture(sw, sh, 0, -0.028, h / 2 + chin / 2, which, 0.014)
    disc(0.011, 0.002, (0, -0.028, h - bezel / 2), LENS())
    return sw, sh


def convertible():
    """A laptop turned over to a tent: the screen in front, the keys behind."""
    w, h = 2.2, 1.46
    lean = 27

    def front():
        sw, sh = screen_half(w, h, ALU(), "sea")
        # The bar of signs to touch.
        base = h / 2 + 0.015 - sh / 2 + 0.09
        upright(rounded(0.98, 0.115, 0.04), -0.037, -0.03, lit("dock", (0.75, 0.82, 0.86), 0.5), 0, z=base)
        for k, color in enumerate(
            [
                (0.05, 0.3, 0.75), (0.85, 0.3, 0.05), (0.1, 0.5, 0.2), (0.6, 0.08, 0.3), (0.9, 0.65, 0.08),
                (0.2, 0.22, 0.3)
            ]
        ):
            upright(rounded(0.085, 0.085, 0.024), -0.039, -0.03, lit(f"sign-{k}", color), 0, x=-0.4 + 0.16 * k, z=base)

    def back():
        upright(rounded(w, h, 0.07, 10), -0.036, 0.04, ALU(), 0.018, z=h / 2)
        upright(rounded(w - 0.24, 0.74, 0.03), 0.03, 0.043, mat("well", (0.03, 0.03, 0.034), 0.5), 0.002, z=h * 0.66)
        upright(rounded(0.86, 0.48, 0.03), 0.03, 0.042, mat("paint-pad", (0.74, 0.74, 0.74), 0.34), 0.002, z=0.34)
        for side in (-1, 1):
            for k, long in enumerate((0.15, 0.15, 0.09)):
                box((0.012, 0.03, long), (side * (w / 2 + 0.001), 0.0, h - 0.3 - 0.22 * k), BLACK(), 0.006)
        for z in (0.08, h - 0.1):
            upright(rounded(w * 0.7, 0.05, 0.02), -0.046, -0.03, RUBBER(), 0.005, z=z)

    sine, cosine = math.sin(math.radians(lean)), math.cos(math.radians(lean))
    reach = h * sine + 0.055
    placed(front, (0, -reach, 0.02), (-lean, 0, 0))
    placed(back, (0, reach, 0.02), (lean, 0, 0))
    for side in (-1, 1):
        for y in (-0.042, 0.042):
            tube(
                [(side * 0.52, y, h * cosine + 0.012), (side * 0.86, y, h * cosine + 0.012)], 0.04, STEEL(),
                round_=False
            )
        box((0.34, 0.1, 0.05), (side * 0.69, 0, h * cosine + 0.012), DARK(), 0.02)


def gamer():
    """A large laptop for games: cut corners, hinges before its exhaust, keys lit in many colours."""
    w, d, top = 2.46, 1.7, 0.15
    body = mat("gunmetal", (0.045, 0.047, 0.054), 0.38, coat=0.2)
    corner = 0.13
    outline = [
        (-w / 2 + corner, -d / 2), (w / 2 - corner, -d / 2), (w / 2, -d / 2 + corner), (w / 2, d / 2 - 0.28),
        (w / 2 - 0.14, d / 2), (-w / 2 + 0.14, d / 2), (-w / 2, d / 2 - 0.28), (-w / 2, -d / 2 + corner)
    ]
    plate(outline, top - 0.03, body, (0, 0, 0.03), r=0.022)
    plate([(x * 0.95, y * 0.95) for x, y in outline], 0.04, RUBBER(), (0, 0, 0), r=0.008)
    rainbow = [
        (0.9, 0.05, 0.1), (0.95, 0.35, 0.03), (0.75, 0.75, 0.05), (0.08, 0.75, 0.2), (0.04, 0.55, 0.9),
        (0.25, 0.12, 0.95), (0.85, 0.06, 0.7)
    ]

    def keyboard():
        plate(rounded(w - 0.22, 0.78, 0.02), 0.004, mat("well", (0.015, 0.015, 0.017), 0.5), (0, 0, -0.003), r=0)
        key_rows(w - 0.3, 0.74, 0.003, KEYCAP(), 6, 16, [glow(f"zone-{k}", c, 1.5) for k, c in enumerate(rainbow)])

    placed(keyboard, (0, 0.08, top))
    plate(rounded(0.84, 0.42, 0.02), 0.004, mat("pad", (0.03, 0.03, 0.034), 0.3), (-0.1, -0.56, top - 0.002), r=0.001)
    # The grille between keys and hinges, and the exhaust behind them.
    for k in range(30):
        box((0.034, 0.08, 0.006), (-0.87 + 0.06 * k, 0.545, top + 0.0005), BLACK(), 0.002, 2)
    hinge = d / 2 - 0.24
    for side in (-1, 1):
        box((0.34, 0.1, 0.09), (side * 0.78, hinge, top + 0.02), body, 0.03)
        box((0.5, 0.14, 0.012), (side * 0.72, d / 2 - 0.11, top + 0.001), BLACK(), 0.004)
        for k in range(9):
            box(
                (0.018, 0.13, 0.016), (side * (0.5 + 0.055 * k), d / 2 - 0.11, top + 0.003),
                mat("fin", (0.5, 0.1, 0.06), 0.35, 1.0), 0.004, 2
            )
            box((0.016, 0.012, 0.06), (side * (0.5 + 0.055 * k), d / 2 + 0.001, 0.09), BLACK(), 0.004, 2)
        for k, wide in enumerate((0.17, 0.17, 0.1)):
            box((0.012, wide, 0.045), (side * (w / 2 + 0.001), 0.3 - 0.26 * k, 0.09), BLACK(), 0.006)
    for k, color in enumerate(rainbow):
        box(
            ((w - 0.4) / 7 + 0.001, 0.012, 0.02), (-(w - 0.4) / 2 + (w - 0.4) * (k + 0.5) / 7, -d / 2 - 0.001, 0.07),
            glow(f"strip-{k}", color, 2.6), 0.003, 2
        )
    placed(lambda: screen_half(w - 0.1, 1.46, body, "night", 0.04, 0.06), (0, hinge, top + 0.03), (-16, 0, 0))


def ultralight():
    """A thin laptop like a wedge with pale keys."""
    w, d, thin, thick = 2.16, 1.44, 0.035, 0.11
    outline = rounded(w, d, 0.09, 10)
    rise = lambda y: 0.015 + thin + (thick - thin) * (y + d / 2) / d
    n = len(outline)
    v = [(x, y, 0.02) for x, y in outline] + [(x, y, rise(y)) for x, y in outline]
    f = [tuple(reversed(range(n))), tuple(range(n, 2 * n))] + [
        (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
    ]
    bevelled(add("body", v, f, ALU()), 0.012, 3, 40)
    plate(rounded(w * 0.9, d * 0.86, 0.06), 0.03, RUBBER(), (0, 0.02, 0), r=0.006)
    slope = math.degrees(math.atan((thick - thin) / d))

    def deck():
        plate(rounded(w - 0.2, 0.7, 0.03), 0.003, mat("paint-well", (0.5, 0.5, 0.5), 0.5), (0, 0.2, -0.002), r=0)

        def keyboard():
            key_rows(w - 0.24, 0.66, 0, mat("pale-keys", (0.6, 0.6, 0.61), 0.5))

        placed(keyboard, (0, 0.2, 0.001))
        plate(rounded(0.9, 0.44, 0.03), 0.003, mat("paint-pad", (0.7, 0.7, 0.7), 0.34), (0, -0.44, -0.001), r=0.001)
        plate(rounded(0.3, 0.02, 0.01), 0.004, DARK(), (0, -d / 2 + 0.02, -0.002), r=0)

    placed(deck, (0, 0, rise(0)), (slope, 0, 0))
    tube([(-w * 0.34, d / 2 - 0.03, rise(d / 2)), (w * 0.34, d / 2 - 0.03, rise(d / 2))], 0.034, DARK(), round_=False)
    for side in (-1, 1):
        for k in range(2):
            box((0.012, 0.11, 0.03), (side * (w / 2 + 0.001), 0.46 - 0.2 * k, 0.065), BLACK(), 0.006)
    placed(
        lambda: screen_half(w, 1.42, ALU(), "dunes", 0.05, 0.03), (0, d / 2 - 0.03, rise(d / 2) + 0.01), (-24, 0, 0)
    )


def facing(profile, side, at, material, n=72, squash=1.0):
    """A turned part whose axis looks outwards on this side."""
    o = lathe(profile, material, n=n, squash=squash)
    o.rotation_euler = (math.radians(90), 0, math.radians(90 * side))
    o.location = at


def headphones():
    """Headphones: for the studio, with round cups between steel forks; or for television, on their charging stand."""
    if EXTRA == "tv":
        low = 0.42
        for side in (-1, 1):
            at = (side * 0.58, 0, low + 0.36)
            facing([(0, 0.16), (0.22, 0.155), (0.29, 0.12), (0.32, 0.05), (0.31, 0)], side, at, SHELL(), squash=1.25)
            facing([(0, 0.168), (0.13, 0.166), (0.15, 0.155)], side, at, GLOSS(), squash=1.25)
            facing(
                [(0.15, -0.02), (0.2, -0.1), (0.27, -0.12), (0.33, -0.08), (0.33, -0.02), (0.31, 0.01)], side, at,
                LEATHER(), squash=1.25
            )
            tube(
                [(side * 0.66, 0, low + 0.66), (side * 0.69, 0, low + 0.8), (side * 0.66, 0, low + 0.98)], 0.035,
                SHELL(), flat=2.4
            )
            box((0.06, 0.16, 0.26), (side * 0.675, 0, low + 0.92), DARK(), 0.025, turn=(0, -side * 8, 0))
        arc = [(0.66 * math.cos(a), 0, low + 0.98 + 0.56 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))]
        tube(arc, 0.034, SHELL(), flat=2.6, n=4)
        inner = [
            (0.6 * math.cos(a), 0, low + 0.98 + 0.5 * math.sin(a)) for a in (math.pi * k / 16 for k in range(2, 15))
        ]
        tube(inner, 0.045, LEATHER(), flat=2.2, n=4)
        # The stand: a transmitter as its foot, a post, a saddle below the band.
        plate(rounded(1.3, 0.86, 0.3, 14), 0.13, DARK(), (0, 0, 0.02), r=0.05)
        plate(rounded(1.2, 0.76, 0.26, 14), 0.006, GLOSS(), (0, 0, 0.148), r=0.002)
        plate(rounded(1.16, 0.72, 0.24), 0.03, RUBBER(), (0, 0, 0), r=0.005)
        box((0.1, 0.01, 0.02), (-0.1, -0.431, 0.085), LIGHT("pilot", (0.2, 0.9, 0.35)), 0.004)
        box((0.1, 0.01, 0.02), (0.1, -0.431, 0.085), LIGHT("pilot-blue", (0.2, 0.5, 1.0)), 0.004)
        upright(rounded(0.2, low + 1.28, 0.08), 0.0, 0.12, DARK(), 0.04, z=0.1 + (low + 1.28) / 2)
        upright(rounded(0.07, low + 0.7, 0.03), -0.006, 0.02, BRUSHED(), 0.01, z=0.3 + (low + 0.7) / 2)
        saddle = [
            (0.5 * math.cos(a), 0.02, low + 0.98 + 0.43 * math.sin(a))
            for a in (math.pi * k / 24 for k in range(7, 18))
        ]
        tube(saddle, 0.11, DARK(), flat=0.36, n=4)
        return
    leather = mat("velours", (0.03, 0.03, 0.033), 0.9, sheen=0.5)
    for side in (-1, 1):
        at = (side * 0.62, 0, 0.46)
        facing([(0, 0.2), (0.3, 0.19), (0.37, 0.15), (0.4, 0.06), (0.39, 0)], side, at, SHELL())
        facing([(0.0, 0.2), (0.28, 0.197), (0.29, 0.205), (0.31, 0.205), (0.315, 0.19)], side, at, BRUSHED())
        facing([(0, 0.206), (0.25, 0.204), (0.255, 0.19)], side, at, DARK())
        for ring_of, count in ((0.09, 6), (0.16, 11), (0.22, 15)):
            for k in range(count):
                a = 2 * math.pi * k / count
                spot = (at[0], at[1] + ring_of * math.cos(a), at[2] + ring_of * math.sin(a))
                facing(
                    [(0, 0.2085), (0.02, 0.2085), (0.02, 0.2)], side, spot, mat("hole", (0.004, 0.004, 0.004), 0.9), 16
                )
        facing(
            [(0.16, -0.02), (0.22, -0.14), (0.3, -0.19), (0.38, -0.16), (0.41, -0.07), (0.38, 0.01)], side, at, leather
        )
        # The fork around the cup, and the rods to the band.
        fork = [
            (side * 0.73, 0.46 * math.cos(a), 0.46 + 0.47 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))
        ]
        tube(fork, 0.026, STEEL(), n=3)
        for s in (-1, 1):
            tube([(side * 0.73, s * 0.38, 0.46), (side * 0.73, s * 0.49, 0.46)], 0.05, DARK(), round_=False)
            tube(
                [(side * 0.73, s * 0.07, 0.93), (side * 0.79, s * 0.07, 1.1), (side * 0.77, s * 0.07, 1.3)], 0.018,
                STEEL()
            )
        box((0.08, 0.26, 0.1), (side * 0.745, 0, 0.95), DARK(), 0.03)
        box((0.08, 0.28, 0.16), (side * 0.765, 0, 1.24), SHELL(), 0.03, turn=(0, -side * 8, 0))
    arc = [(0.77 * math.cos(a), 0, 1.24 + 0.56 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))]
    tube(arc, 0.03, SHELL(), flat=4.2, n=4)
    inner = [(0.72 * math.cos(a), 0, 1.23 + 0.51 * math.sin(a)) for a in (math.pi * k / 16 for k in range(2, 15))]
    tube(inner, 0.045, leather, flat=3.0, n=4)
    # The lead: coiled, with a gilt plug.
    start, end = Vector((-0.5, -0.62, 0.085)), Vector((0.5, -0.84, 0.085))
    tube([(-0.62, -0.06, 0.075), (-0.64, -0.28, 0.05), (-0.66, -0.5, 0.06), tuple(start)], 0.024, RUBBER())
    way = (end - start).normalized()
    side_of = way.cross(Vector((0, 0, 1)))
    coil = []
    for k in range(22 * 12 + 1):
        a = 2 * math.pi * k / 12
        coil.append(
            tuple(
                start + (end - start) * k / (22 * 12) + (
                    side_of * math.cos(a) + Vector((0, 0, 1)) * math.sin(a)
                ) * 0.06
            )
        )
    tube(coil, 0.021, RUBBER(), round_=False)
    tube([coil[-1], (0.62, -0.82, 0.05), (0.78, -0.74, 0.05), (0.86, -0.58, 0.05)], 0.024, RUBBER())
    lying([(0, 0), (0.035, 0.0), (0.055, 0.06), (0.055, 0.26), (0, 0.26)], (0.86, -0.6, 0.056), DARK(), -14)
    gilt = [
        (0.046, 0.25), (0.046, 0.3), (0.03, 0.31), (0.03, 0.46), (0.024, 0.47), (0.03, 0.49), (0.03, 0.53), (0, 0.58)
    ]
    lying(gilt, (0.86, -0.6, 0.056), GOLD(), -14)


def cordless():
    """Cordless telephones: a base with an answering machine, or one with large keys."""
    large = EXTRA == "large"

    def handset():
        w, h, d = (0.56, 1.5, 0.17) if large else (0.46, 1.5, 0.16)
        soft([(x, u + h / 2) for x, u in rounded(w, h, 0.15, 10)], d, SATIN(), 0.06)
        y = -d / 2
        upright(rounded(w - 0.1, 0.5, 0.06), y - 0.006, y + 0.02, GLOSS(), 0.004, z=h - 0.38)
        upright(rounded(w - 0.18, 0.28, 0.015), y - 0.0085, y, LCD(), 0, z=h - 0.42)
        ink = mat("ink", (0.03, 0.06, 0.05), 0.6)
        letters("12:30", 0.13 if large else 0.1, (0, y - 0.0095, h - 0.4), ink, deep=0.001)
        for k in range(-2, 3):
            disc(0.009, 0.004, (k * 0.03, y - 0.006, h - 0.19), GREY())
        size = (0.145, 0.13) if large else (0.105, 0.08)
        gap = 0.022
        first = 0.66 if large else 0.62
        for x, m in ((-1, mat("call", (0.03, 0.35, 0.08), 0.4)), (1, mat("hang", (0.5, 0.03, 0.03), 0.4))):
            upright(
                rounded(size[0], 0.075, 0.035), y - 0.018, y + 0.01, m, 0.008, x=x * (size[0] + gap), z=first + 0.13
            )
        disc(0.05, 0.018, (0, y, first + 0.13), STEEL())
        for k, sign in enumerate("123456789*0#"):
            x, z = (k % 3 - 1) * (size[0] + gap), first - (k // 3) * (size[1] + gap)
            upright(rounded(*size, 0.03), y - 0.024, y + 0.01, WHITE() if large else DARK(), 0.009, x=x, z=z)
            letters(
                sign, size[1] * 0.8, (x, y - 0.0255, z - (0.02 if sign == "*" else 0)), BLACK() if large else WHITE(),
                deep=0.001
            )

    if large:
        plate(rounded(0.92, 0.76, 0.3, 14), 0.12, SATIN(), (0, 0, 0), r=0.045)
        box((0.72, 0.36, 0.24), (0, 0.06, 0.15), SATIN(), 0.06)
        box((0.6, 0.05, 0.02), (0, -0.17, 0.2), BLACK(), 0.008)
        disc(0.018, 0.006, (0, -0.378, 0.06), LIGHT("pilot", (0.2, 0.9, 0.3)))
        placed(handset, (0, 0.0, 0.17), (-11, 0, 0))
        return
    w, d, low, high = 1.36, 1.0, 0.12, 0.3
    outline = rounded(w, d, 0.14, 8)
    n = len(outline)
    rise = lambda y: low + (high - low) * (y + d / 2) / d
    v = [(x, y, 0) for x, y in outline] + [(x, y, rise(y)) for x, y in outline]
    f = [tuple(reversed(range(n))), tuple(range(n, 2 * n))] + [
        (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
    ]
    bevelled(add("base", v, f, SATIN()), 0.035, 4, 40)

    def panel():
        plate(rounded(0.62, 0.8, 0.06), 0.006, GLOSS(), (0.3, 0, 0.0), r=0.003)
        plate(rounded(0.36, 0.2, 0.015), 0.004, LCD(), (0.3, 0.24, 0.005), r=0)
        letters("2", 0.17, (0.3, 0.24, 0.0105), mat("ink", (0.03, 0.06, 0.05), 0.6), (0, 0, 0), deep=0.001)
        lathe([(0, 0.03), (0.1, 0.028), (0.115, 0.0)], STEEL(), at=(0.3, -0.03, 0.004), n=48)
        plate([(-0.03, -0.045), (0.05, 0), (-0.03, 0.045)], 0.004, BLACK(), (0.295, -0.03, 0.033), r=0)
        for side in (-1, 1):
            plate(rounded(0.1, 0.1, 0.03), 0.016, GREY(), (0.3 + side * 0.2, -0.03, 0.004), r=0.005)
        for k in range(5):
            plate(rounded(0.4, 0.022, 0.01), 0.004, GREY(), (0.3, -0.2 - 0.042 * k, 0.0045), r=0)
        box((0.58, 0.36, 0.2), (-0.33, 0.12, 0.04), SATIN(), 0.05)
        lathe([(0, 0.012), (0.018, 0.01), (0.02, 0)], LIGHT("pilot", (0.2, 0.9, 0.3)), at=(-0.33, -0.3, 0.0), n=24)

    placed(panel, (0, 0, rise(0)), (math.degrees(math.atan((high - low) / d)), 0, 0))
    placed(handset, (-0.33, 0.06, 0.26), (-12, 0, 0))


def ream():
    """An opened ream that lies: grey-white sheets in a wrapper of brown paper with a band."""
    w, d, h = 2.1, 1.48, 0.28
    rnd = random.Random(3)
    sheets = mat("sheets", (0.74, 0.73, 0.69), 0.8)
    box((w, d, h), (0, 0, h / 2), sheets, 0.006, 2)
    for k in range(9):
        box(
            (w + 0.006 * rnd.random(), d + 0.006, 0.004), (0.003, 0, h * (k + 0.6) / 9.6),
            mat("sheet-edge", (0.62, 0.61, 0.57), 0.8), 0.001, 2
        )
    box((w * 0.6, d - 0.01, 0.012), (w * 0.2 - 0.012, 0.004, h + 0.006), sheets, 0.004, 2, turn=(0, 0, 0.8))
    card = mat("kraft", (0.5, 0.33, 0.18), 0.75)
    green = mat("band", (0.05, 0.24, 0.08), 0.6)
    outline = [(y, z + h / 2) for y, z in rounded(d + 0.024, h + 0.024, 0.03, 5)]

    def skin(x0, x1, grow, material, torn=0.0):
        def at(u, v):
            y, z = outline[round(u * len(outline)) % len(outline)]
            y, z = y * (1 + grow / d), h / 2 + (z - h / 2) * (1 + grow / h)
            edge = torn * (
                math.sin(37 * y) * 0.4 + math.sin(83 * y + 9 * z) * 0.3 + math.sin(15 * y + 1)
            ) if v == 1 else 0
            return (x0 + (x1 - x0) * v + edge, y, z)

        surface(at, len(outline), 12, material, wrap=True, thick=0.006, offset=1, name="wrapper")

    dense = []
    for a, b in zip(outline, outline[1:] + outline[:1]):
        steps = max(1, int(math.hypot(b[0] - a[0], b[1] - a[1]) / 0.02))
        dense += [(a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps) for k in range(steps)]
    outline = dense
    skin(-w / 2 - 0.02, 0.42, 0.0, card, 0.022)
    skin(-0.78, -0.6, 0.012, green)
    # The folded end.
    box((0.014, d + 0.02, h + 0.02), (-w / 2 - 0.018, 0, h / 2), card, 0.006, 2)
    for s in (-1, 1):
        flap = [
            (-d / 2, s * h / 2), (d / 2, s * h / 2), (d / 2 - h * 0.62, -s * h * 0.08),
            (-d / 2 + h * 0.62, -s * h * 0.08)
        ]
        plate(flap if s < 0 else flap[::-1], 0.006, card, (-w / 2 - 0.026, 0, h / 2), (90, 0, -90), r=0.002)
    top = h + 0.02
    ink = mat("print", (0.05, 0.2, 0.07), 0.6)
    # Two arrows that follow each other around.
    for k in range(2):
        arc = [math.radians(180 * k + a) for a in range(15, 136, 8)]
        outer = [(0.24 * math.cos(a), 0.24 * math.sin(a)) for a in arc]
        inner = [(0.16 * math.cos(a), 0.16 * math.sin(a)) for a in arc]
        a, b = arc[-1], arc[-1] + 0.5
        head = [
            (0.29 * math.cos(a), 0.29 * math.sin(a)), (0.2 * math.cos(b), 0.2 * math.sin(b)),
            (0.11 * math.cos(a), 0.11 * math.sin(a))
        ]
        plate(outer + head + inner[::-1], 0.002, ink, (-0.2, 0.3, top - 0.001), r=0)
    letters("A4", 0.42, (-0.2, -0.28, top), ink, (0, 0, 0), deep=0.001)


def rolltop():
    """A town backpack whose top is rolled and buckled down."""
    cloth = mat("paint-cloth", (0.8, 0.8, 0.8), 0.9, sheen=0.3, bump=0.12, scale=120)
    deep = mat("paint-deep", (0.66, 0.66, 0.66), 0.9, sheen=0.3)
    hide = mat("hide", (0.1, 0.055, 0.03), 0.5, coat=0.15)
    w, d, h = 1.24, 0.6, 1.66

    def section(z, wide, deep_, corner, y=0.0):
        return [(x, v + y, z) for x, v in rounded(wide, deep_, corner, 10)]

    parts = []
    for t, a, b in (
        (0.0, 0.94, 0.9), (0.015, 0.97, 0.96), (0.06, 1.0, 1.0), (0.3, 1.03, 1.06), (0.55, 1.02, 1.02),
        (0.75, 1.0, 0.86), (0.88, 0.99, 0.56), (0.95, 0.98, 0.34), (1.0, 0.98, 0.26)
    ):
        parts.append((t * h, a * w, b * d, min(0.2, b * d * 0.46), 0.1 * max(0, t - 0.6)))
    smooth = curve(parts, 5)
    loft([section(*p) for p in smooth], cloth, "bag")
    # The darker foot.
    foot = [(z, wide + 0.012, deep_ + 0.012, corner, y) for z, wide, deep_, corner, y in smooth if z < 0.36]
    loft([section(*p) for p in foot], hide, "foot")
    stitches(
        [
            (x, y - 0.004, z) for x, y,
            z in section(foot[-1][0] - 0.02, foot[-1][1] + 0.012, foot[-1][2] + 0.012, foot[-1][3])
        ],
        mat("thread", (0.6, 0.5, 0.36), 0.8), 0.05, 0.007
    )
    # The roll: a spiral of cloth across the whole width.
    spiral = []
    for k in range(40):
        a = 2 * math.pi * 1.25 * k / 39
        r = 0.07 + 0.055 * k / 39
        spiral.append((r * math.cos(a) * 1.15, r * math.sin(a)))
    n = len(spiral)
    verts = [(x, 0.02 + y, h + 0.07 + z) for x in (-w * 0.5, w * 0.5) for y, z in spiral]
    roll = add("roll", verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], cloth)
    thick = roll.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.03, 0
    tube([(-w * 0.49, 0.02, h + 0.07), (w * 0.49, 0.02, h + 0.07)], 0.1, cloth, round_=False)
    # Straps over the roll, down to the front, with buckles.
    for side in (-1, 1):
        x = side * 0.34
        path = [
            (x, 0.3, h - 0.3), (x, 0.27, h - 0.02), (x, 0.2, h + 0.14), (x, 0.02, h + 0.215), (x, -0.15, h + 0.12),
            (x, -0.2, h - 0.05), (x, -0.3, h - 0.38), (x, -0.345, 1.02)
        ]
        tube(path, 0.055, hide, flat=0.2)
        box((0.15, 0.03, 0.17), (x, -0.335, 1.14), BRUSHED(), 0.012, turn=(-9, 0, 0))
        box((0.085, 0.034, 0.1), (x, -0.338, 1.14), hide, 0.008, turn=(-9, 0, 0))
        tube([(x, -0.335, 1.08), (x, -0.352, 0.98), (x, -0.352, 0.84)], 0.055, hide, flat=0.2)
    # The pocket with its zip.
    soft([(x, z + 0.58) for x, z in rounded(0.98, 0.5, 0.09, 8)], 0.16, deep, 0.05, y=-0.3)
    tube([(-0.43, -0.387, 0.73), (0.43, -0.387, 0.73)], 0.016, mat("zip", (0.05, 0.05, 0.055), 0.5), round_=False)
    box((0.03, 0.02, 0.13), (0.4, -0.395, 0.67), STEEL(), 0.008)
    upright(rounded(0.2, 0.12, 0.02), -0.388, -0.37, hide, 0.005, x=0, z=0.52)
    for side in (-1, 1):
        tube(
            [
                (side * 0.24, 0.3, h - 0.18), (side * 0.36, 0.52, h - 0.36), (side * 0.46, 0.6, 0.95),
                (side * 0.5, 0.46, 0.4), (side * 0.5, 0.3, 0.2)
            ],
            0.095, deep, flat=0.4
        )
    tube(
        [(-0.14, 0.24, h - 0.1), (-0.11, 0.36, h + 0.12), (0.11, 0.36, h + 0.12), (0.14, 0.24, h - 0.1)], 0.04, deep,
        flat=0.6
    )


{
    "tv": tv,
    "tv-stick": tv_stick,
    "receiver": receiver,
    "camera-360": camera_360,
    "convertible": convertible,
    "gamer": gamer,
    "ultralight": ultralight,
    "headphones": headphones,
    "cordless": cordless,
    "ream": ream,
    "rolltop": rolltop,
}[opt["kind"]]()
opt["raw"] = True
